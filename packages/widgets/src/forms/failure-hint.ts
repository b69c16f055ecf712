import type { ApiError } from "@nev/contract";
import { formatMessage } from "../messages/index.js";
import type { FormMessages } from "./messages.js";

/** What to tell a visitor whose form was not sent: to press again, or after a limit was reached, when to try again. */
export function failureHint(
	{ status, retryAfter }: Error & Partial<Pick<ApiError, "status" | "retryAfter">>,
	locale: string,
	{
		failedHint,
		pressAgainHint,
		submit,
		tooManyHint,
	}: Pick<FormMessages, "failedHint" | "pressAgainHint" | "submit" | "tooManyHint">,
): string {
	// That a proof is required is no failure.
	if (status === 428) return formatMessage(locale, pressAgainHint, { submit });
	return status === 429 && retryAfter
		? formatMessage(locale, tooManyHint, { count: retryAfter })
		: failedHint;
}
