import type { LeadState } from "@nev/contract/desk";
import { StatusLabel, type Tone } from "../ui/status-label.js";
import { stateLabels } from "./messages.js";

const tones: Readonly<Record<LeadState, Tone>> = {
	new: "waiting",
	taken: "calm",
	answered: "calm",
	closed: "calm",
	held: "waiting",
	dead: "trouble",
};

/** The state of a lead. */
export function LeadStatus({ state }: { state: LeadState }) {
	return <StatusLabel tone={tones[state]}>{stateLabels[state]}</StatusLabel>;
}
