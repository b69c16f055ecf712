import {
	ApiError,
	type FinancingRate,
	financingRateSchema,
	queries,
	UnexpectedResponseError,
} from "@nev/contract";
import { currentRates, recommendFinancing } from "@nev/financing";
import type { ReadonlySignal } from "@preact/signals-core";
import { computed, signal } from "@preact/signals-react";
import { loaderOf } from "../../data/index.js";
import { warnOnce } from "../../host-page/warn-once.js";
import { type AsyncState, lookUp } from "../../loader/loader.js";
import type { DataSource } from "../../provider/index.js";
import type { RatesState } from "./rates-state.js";

/** The rates of the page, or of the API if the page has given none. */
export function ratesOf(source: DataSource, given: unknown): ReadonlySignal<RatesState> {
	if (given !== undefined) return signal(readRates(given));
	const { resource, retry } = lookUp(loaderOf(source), queries.rates());
	return computed(() => advertisedRates(resource.value, retry));
}

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
		return rates.length > 0 || state.omitted ? known(rates) : { status: "ready" };
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
 */
export function readRates(given: unknown): RatesState {
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
	return known(rates);
}

function known(rates: readonly FinancingRate[]): RatesState {
	const offered = () => currentRates(rates, today());
	return {
		status: "ready",
		rates,
		offered,
		recommend: (profile) => recommendFinancing(profile, offered()),
	};
}

function failed(message: string): RatesState {
	warnOnce(`${message} The calculator shows no loans.`);
	return { status: "failed", error: new Error(message) };
}

/** The day where the visitor is: "2027-01-31". */
function today(): string {
	const now = new Date();
	now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
	return now.toISOString().slice(0, 10);
}
