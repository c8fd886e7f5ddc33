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

export const VILLAIN = "mm";

/** The drawing of each car. */
export const ART: Record<string, Component | undefined> = {
  sb: BoulderMobile, gt: CreepyCoupe, pp: ConvertACar, rm: CrimsonHaybailer, pe: CompactPussycat, as: ArmySurplusSpecial,
  am: BulletproofBomb, ac: ChuggaBug, pf: TurboTerrific, rr: BuzzWagon, [VILLAIN]: MeanMachine,
};
