import type { SpamSignals } from "@nev/contract";
import type { spamVerdicts } from "../storage/lead-schema.js";

/** Nobody reads and fills a form in less, in milliseconds; autofill is quick, so it is not long. */
const shortestFillTime = 1500;

/** Why a lead looks like a machine's; undefined where it does not. It is kept either way. */
export function spamVerdict({
	website,
	fillTime,
}: SpamSignals): (typeof spamVerdicts)[number] | undefined {
	if (website) return "trap";
	if (fillTime !== undefined && fillTime < shortestFillTime) return "quick";
	return undefined;
}
