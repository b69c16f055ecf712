import type { ShouldRevalidateFunction } from "react-router";
import { DeskError } from "./ask.js";
import { sessionMessages as messages } from "./messages.js";

/** Why an action did nothing. */
export interface Refused {
	readonly error: string;
	/** Messages by field. */
	readonly fields?: Readonly<Record<string, string>>;
	/** Nothing could be loaded again either: there is no answer, or the session has ended. */
	readonly isCutOff?: boolean;
}

/** What an action returns in place of an error, so that its page stays, with all that was typed. */
export function refusalOf(error: unknown): Refused {
	if (error instanceof DeskError) return { ...error.body, isCutOff: error.status === 401 };
	// What `fetch` throws if there is no answer.
	if (error instanceof TypeError) return { error: messages.noAnswer, isCutOff: true };
	throw error;
}

/** Loads nothing again after an action without an answer: that would fail, and take the page away. */
export const revalidateUnlessCutOff: ShouldRevalidateFunction = ({
	actionResult,
	defaultShouldRevalidate,
}) => defaultShouldRevalidate && (actionResult as Partial<Refused> | undefined)?.isCutOff !== true;
