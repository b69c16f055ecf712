import { financingRatesReader, omittedFrom, queries } from "@nev/contract";
import { currentRates, disclosures, type FinancingRate, recommendFinancing } from "@nev/financing";
import type { ReadonlySignal } from "@preact/signals-core";
import { computed, signal } from "@preact/signals-react";
import { loaderOf } from "../../data/index.js";
import { lookUp } from "../../loader/loader.js";
import type { DataSource } from "../../provider/index.js";
import type { RatesState } from "./rates-state.js";
import { advertisedRates, readRates } from "./read-rates.js";
import type { AdvertisedList } from "./use-advertised-list.js";

/**
 * The rates of the page, or of the API if the page has given none.
 *
 * @param list what the API has listed, if it has been asked already
 */
export function ratesOf(
	source: DataSource,
	given: unknown,
	list?: AdvertisedList,
): ReadonlySignal<RatesState> {
	if (given !== undefined) {
		return signal(withOffers(readRates(given), (rates) => currentRates(rates, today())));
	}
	if (list) {
		const data = financingRatesReader.parse(list);
		return signal(
			withOffers(advertisedRates({ status: "ready", data, omitted: omittedFrom(data) })),
		);
	}
	const { resource, retry } = lookUp(loaderOf(source), queries.rates());
	return computed(() => withOffers(advertisedRates(resource.value, retry)));
}

/**
 * Rates with the ways to pay by them.
 *
 * @param stillOffered the rates without those that have ended. An API has left them out already.
 */
export function withOffers(
	state: RatesState,
	stillOffered = (rates: readonly FinancingRate[]) => rates,
): RatesState {
	const { rates } = state;
	if (!rates) return state;
	const offered = () => stillOffered(rates);
	return {
		...state,
		offered,
		recommend: (profile) => recommendFinancing(profile, offered()),
		disclosures,
	};
}

/** The day where the visitor is: "2027-01-31". */
function today(): string {
	const now = new Date();
	now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
	return now.toISOString().slice(0, 10);
}
