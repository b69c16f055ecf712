import type { ApiError } from "@nev/contract";
import { formatMessage } from "../messages/index.js";
import type { FormMessages } from "./messages.js";

/** What to tell a visitor whose form could not be sent: after a limit was reached, when to try again. */
export function failureHint(
	{ status, retryAfter }: Error & Partial<Pick<ApiError, "status" | "retryAfter">>,
	locale: string,
	{ failedHint, tooManyHint }: Pick<FormMessages, "failedHint" | "tooManyHint">,
): string {
	return status === 429 && retryAfter
		? formatMessage(locale, tooManyHint, { count: retryAfter })
		: failedHint;
}
