import type { Component } from "svelte";
import ArmySurplusSpecial from "./ArmySurplusSpecial.svelte";
import BoulderMobile from "./BoulderMobile.svelte";
import BulletproofBomb from "./BulletproofBomb.svelte";
import BuzzWagon from "./BuzzWagon.svelte";
import ChuggaBug from "./ChuggaBug.svelte";
import CompactPussycat from "./CompactPussycat.svelte";
import ConvertACar from "./ConvertACar.svelte";
import CreepyCoupe from "./CreepyCoupe.svelte";
import CrimsonHaybailer from "./CrimsonHaybailer.svelte";
import MeanMachine from "./MeanMachine.svelte";
import TurboTerrific from "./TurboTerrific.svelte";

interface Look {
  art: Component;
  colour: string;
  /** The number painted on the car, so that no car is told by its colour alone. */
  number: string;
}

export const VILLAIN = "mm";

export const LOOKS: Record<string, Look> = {
  sb: { art: BoulderMobile, colour: "#94a075", number: "1" },
  gt: { art: CreepyCoupe, colour: "#833ad4", number: "2" },
  pp: { art: ConvertACar, colour: "#24dbff", number: "3" },
  rm: { art: CrimsonHaybailer, colour: "#9d0112", number: "4" },
  pe: { art: CompactPussycat, colour: "#e169cc", number: "5" },
  as: { art: ArmySurplusSpecial, colour: "#a16900", number: "6" },
  am: { art: BulletproofBomb, colour: "#2a4f5d", number: "7" },
  ac: { art: ChuggaBug, colour: "#f4b100", number: "8" },
  pf: { art: TurboTerrific, colour: "#dced9f", number: "9" },
  rr: { art: BuzzWagon, colour: "#10837e", number: "10" },
  mm: { art: MeanMachine, colour: "#520090", number: "00" },
};
