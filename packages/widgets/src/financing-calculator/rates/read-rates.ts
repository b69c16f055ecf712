import { ApiError, type FinancingRate, financingRateSchema } from "@nev/contract";
import { warnOnce } from "../../host-page/warn-once.js";
import type { AsyncState } from "../../loader/loader.js";
import type { RatesState } from "./rates-state.js";

/**
 * The rates that an API advertises today. Where it has none at all, the loans are the specification's, as they are with an older
 * API, which says so. Any other answer, as a proxy's, says nothing of the rates. A rate that cannot be read is
 * one that is not known, so the others are not all.
 */
export function advertisedRates(
	state: AsyncState<{ rates: readonly FinancingRate[]; showsExamples?: boolean | undefined }>,
	retry?: () => void,
): RatesState {
	if (state.status === "ready") {
		const { rates, showsExamples = rates.length === 0 && !state.omitted } = state.data;
		return { status: "ready", ...(!showsExamples && { rates }) };
	}
	if (state.status === "loading") return state;
	const { error } = state;
	if (error instanceof ApiError && error.code === "not-found") return { status: "ready" };
	return { ...state, ...(retry && { retry }) };
}

/** Programs write null, undefined or 0 where a rate has no conditions, no last day or no balloon payment. */
function withoutNothing(rate: unknown): unknown {
	if (typeof rate !== "object" || !rate) return rate;
	return Object.fromEntries(
		Object.entries(rate).filter(
			([name, value]) => value != null && !(name === "balloonPercent" && value === 0),
		),
	);
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
		const { data, error } = financingRateSchema.safeParse(withoutNothing(rate));
		for (const { path, message } of error?.issues ?? []) {
			const field = path.map((key) => `.${String(key)}`).join("");
			warnOnce(`rates[${row}]${field}: ${message}. The rate is left out.`);
		}
		return data ? [data] : [];
	});
	if (written.length > 0 && rates.length === 0) return failed("None of the rates can be read.");
	return { status: "ready", rates };
}
