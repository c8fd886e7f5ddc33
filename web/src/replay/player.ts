/** The page of one recorded game, which it holds itself. */

import { mount } from "svelte";
import type { Recording } from "../protocol";
import type { Lang } from "../words/words.svelte";
import { PLACE } from "./share/gamePage";
import PlayerPage from "./PlayerPage.svelte";
import { watched } from "./recordings.svelte";
import "../theme.css";

const games = JSON.parse(document.getElementById(PLACE)?.textContent ?? "{}") as Record<Lang, Recording>;
watched.game = { alone: true, in: (lang) => Promise.resolve(games[lang]) };
const place = document.getElementById("app");
if (place) mount(PlayerPage, { target: place });
