import type {
	AcceptCorrection,
	Count,
	DecidedCorrection,
	DeclineCorrection,
} from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";

/** How many corrections wait; null while there is no answer, which is no reason to take a page away. */
export function loadWaitingCount({ request }: LoaderFunctionArgs): Promise<Count | null> {
	return ask<Count>("corrections/count", { signal: request.signal }).catch(() => null);
}

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
