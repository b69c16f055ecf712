import type { Tail } from "../plan.js";
import { bedTail } from "./bed.js";
import { deckTail } from "./deck.js";
import { footrestTail } from "./footrest.js";
import type { PlanTail } from "./tail.js";
import { trunkTail } from "./trunk.js";

/** How each tail is built. */
export const tails: Record<Tail, PlanTail> = {
	footrest: footrestTail,
	deck: deckTail,
	trunk: trunkTail,
	bed: bedTail,
};
