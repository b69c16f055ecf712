import { DeskError, type DeskErrorBody } from "./ask.js";
import { sessionMessages as messages } from "./messages.js";

/** Why a request did nothing. */
export interface Refused extends DeskErrorBody {
	/** Nothing could be loaded again either: there is no answer, or the session has ended. */
	readonly isCutOff?: boolean;
}

/** What the page shows in place of an error, so that it stays, with all that was typed. */
export function refusalOf(error: unknown): Refused {
	if (error instanceof DeskError) return { ...error.body, isCutOff: error.status === 401 };
	// What `fetch` throws if there is no answer.
	if (error instanceof TypeError) return { error: messages.noAnswer, isCutOff: true };
	throw error;
}
