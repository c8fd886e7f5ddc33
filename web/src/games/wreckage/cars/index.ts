import type { Component } from "svelte";
import ArmouredVan from "./ArmouredVan.svelte";
import Coupe from "./Coupe.svelte";
import DuneBuggy from "./DuneBuggy.svelte";
import Interceptor from "./Interceptor.svelte";
import MuscleCar from "./MuscleCar.svelte";
import OffRoader from "./OffRoader.svelte";
import PickUp from "./PickUp.svelte";
import Sedan from "./Sedan.svelte";

/** The drawing of each vehicle. */
export const ART: Record<string, Component | undefined> = {
  pick_up: PickUp, coupe: Coupe, sedan: Sedan, muscle_car: MuscleCar, armoured_van: ArmouredVan, interceptor: Interceptor, off_roader: OffRoader, dune_buggy: DuneBuggy,
};
