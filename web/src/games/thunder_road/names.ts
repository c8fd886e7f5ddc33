/** Names of things that events and answers speak of by number. */

import { COMMAND_MESSAGES, COMMANDS, DAMAGE, FIRST_RIG_COMMAND, HAZARD_MESSAGES, HAZARDS, LEADERS, POWERS, RIG_COMMANDS, UPGRADES } from "./generated";

const placeIn = (names: readonly string[], name: string): number => names.indexOf(name);

export const hazardName = (number: number): string => HAZARDS[number] ?? "unknown";
export const damageName = (number: number): string => DAMAGE[number] ?? "minor";
export const commandName = (number: number): string => (number >= FIRST_RIG_COMMAND ? RIG_COMMANDS[number - FIRST_RIG_COMMAND] : COMMANDS[number]) ?? "";
export const upgradeName = (number: number): string => UPGRADES[number] ?? "";
/** The message that explains a token. */
export const hazardMessage = (hazard: string): string => HAZARD_MESSAGES[placeIn(HAZARDS, hazard)] ?? "";
/** The message that explains a command. */
export const commandMessage = (command: string): string => COMMAND_MESSAGES[placeIn(COMMANDS, command)] ?? `command-${command}`;
/** The message of the power of a leader. */
export const powerMessage = (leader: string): string => `power-${POWERS[placeIn(LEADERS, leader)] ?? ""}`;
