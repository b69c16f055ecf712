import type { AcceptCorrection, DecidedCorrection, DeclineCorrection } from "@nev/contract/desk";
import { ask } from "../session/ask.js";

/** A decision on a correction, with what is sent. */
export type DecisionRequest =
	| ({ readonly verb: "accept"; readonly id: number } & AcceptCorrection)
	| ({ readonly verb: "decline"; readonly id: number } & DeclineCorrection);

export function decideCorrection({
	verb,
	id,
	...body
}: DecisionRequest): Promise<DecidedCorrection> {
	return ask(`corrections/${id}/${verb}`, { method: "POST", body });
}
