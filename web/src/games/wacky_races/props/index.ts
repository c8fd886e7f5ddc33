import type { Component } from "svelte";
import DesertProps from "./DesertProps.svelte";
import FarmProps from "./FarmProps.svelte";
import ForestProps from "./ForestProps.svelte";
import PrairieProps from "./PrairieProps.svelte";
import RoadsideProps from "./RoadsideProps.svelte";

type Family = Component<{ name: string }>;

const MEMBERS: [Family, string][] = [
  [DesertProps, "cactus rock mesa vulture snake_sign skull mirage"],
  [ForestProps, "pine oak stump dam logs owl moon mushroom"],
  [PrairieProps, "flowers bison tumbleweed grass pole wheel picnic"],
  [FarmProps, "pumpkin barn corn hen hay scarecrow fence"],
  [RoadsideProps, "pump gas_sign grandstand flag tyres lights lab flask crossing_sign signpost reeds crocodile"],
];

/** Which drawing holds a prop of this name. */
export const FAMILY: Record<string, Family> = Object.fromEntries(
  MEMBERS.flatMap(([family, names]) => names.split(" ").map((name) => [name, family])),
);
