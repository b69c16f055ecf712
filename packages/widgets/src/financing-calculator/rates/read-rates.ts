import {
	ApiError,
	type FinancingRate,
	financingRateSchema,
	UnexpectedResponseError,
} from "@nev/contract";
import { warnOnce } from "../../host-page/warn-once.js";
import type { AsyncState } from "../../loader/loader.js";
import type { RatesState } from "./rates-state.js";

/**
 * The rates that an API advertises. Without any, the loans are the specification's, as they are with an older
 * API and at an address that is none, as a page with a calculator alone may have. A rate that cannot be read
 * is one that is not known, so the others are not all.
 */
export function advertisedRates(
	state: AsyncState<{ rates: readonly FinancingRate[] }>,
	retry?: () => void,
): RatesState {
	if (state.status === "ready") {
		const { rates } = state.data;
		return { status: "ready", ...((rates.length > 0 || state.omitted) && { rates }) };
	}
	if (state.status === "loading") return state;
	const { error } = state;
	const isMissing = error instanceof ApiError && error.status === 404;
	if (isMissing || error instanceof UnexpectedResponseError) return { status: "ready" };
	return { ...state, ...(retry && { retry }) };
}

/**
 * Reads a page's own rates. One that cannot be read is left out and reported with its row and field. If none
 * can be read, the page has none to show, and never shows others.
 *
 * @param effect what comes of it if none can be read, for the console
 */
export function readRates(given: unknown, effect = "The calculator shows no loans."): RatesState {
	const failed = (message: string): RatesState => {
		warnOnce(`${message} ${effect}`);
		return { status: "failed", error: new Error(message) };
	};
	let written = given;
	try {
		if (typeof given === "string") written = JSON.parse(given);
	} catch {
		return failed("The JSON of rates cannot be read.");
	}
	if (!Array.isArray(written)) return failed("rates is not a list.");
	const rates = written.flatMap((rate, row) => {
		const { data, error } = financingRateSchema.safeParse(rate);
		for (const { path, message } of error?.issues ?? []) {
			const field = path.map((key) => `.${String(key)}`).join("");
			warnOnce(`rates[${row}]${field}: ${message}. The rate is left out.`);
		}
		return data ? [data] : [];
	});
	if (written.length > 0 && rates.length === 0) return failed("None of the rates can be read.");
	return { status: "ready", rates };
}
