import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

const place = document.getElementById("app");
if (place) mount(App, { target: place });
// Nobody waits for it.
addEventListener("load", () => setTimeout(() => { void import("./offline/offline").then(({ workOffline }) => workOffline()); }, 3000));
