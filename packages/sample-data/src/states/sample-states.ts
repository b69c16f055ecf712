import { type StateName, stateNames } from "@nev/contract";
import { alabamaToMissouri } from "./alabama-to-missouri.js";
import { montanaToWyoming } from "./montana-to-wyoming.js";
import type { StatePortrait } from "./state-portrait.js";

/** A state of the sample data. Abbreviation and slug follow from the name (`usStates`, `stateSlug`). */
export type SampleState = StatePortrait & { name: StateName };

const portraits: Record<StateName, StatePortrait> = { ...alabamaToMissouri, ...montanaToWyoming };

/** The 50 states in alphabetical order, each with its emoji and its two sentences. */
export const sampleStates: readonly SampleState[] = stateNames.map((name) => ({
	name,
	...portraits[name],
}));
