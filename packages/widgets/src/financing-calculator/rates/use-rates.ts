import type { FinancingRate } from "@nev/financing";
import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import { useLazyModule } from "../../hooks/index.js";
import { loadLazily } from "../../host-page/load-lazily.js";
import { useNev } from "../../provider/index.js";
import type { RatesState } from "./rates-state.js";
import { hasRates, useAdvertisedList } from "./use-advertised-list.js";

/** What a server has loaded. */
type Seed =
	| {
			readonly data?: {
				readonly rates: readonly FinancingRate[];
				readonly showsExamples?: boolean;
			};
	  }
	| undefined;

/** Loads what most calculators ask an API for, in a chunk of its own. */
export const loadFromApi = () => loadLazily("from-api", () => import("../from-api.js"));

/**
 * The page's own rates, or else those of the API. While they are not known, nobody sees the specification's:
 * a dealer must not advertise what it does not offer.
 *
 * @param given the page's own: a list, a list as JSON, or null while the page loads it
 */
export function useRates(given: unknown): RatesState {
	useSignals();
	const { source } = useNev();
	// An element without an address has no API.
	const hasApi = Boolean(source.loader || source.api);
	const isAsked = given === undefined && hasApi && !source.loader && !source.seed;
	const list = useAdvertisedList(isAsked);
	const isUnknown = isAsked && list === undefined;
	const isNeeded = given === undefined ? hasApi && !isUnknown && hasRates(list) : given !== null;
	const { module, status, retry } = useLazyModule(loadFromApi, isNeeded);
	const text = JSON.stringify(given);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page may write an equal list anew, or another one into its list
	const request = useMemo(
		(): ReadonlySignal<RatesState> | undefined =>
			isNeeded ? module?.ratesOf(source, given, list) : undefined,
		[module, isNeeded, source, text, list],
	);
	const answer = request?.value;
	const seed = (source.loader?.initial.rates ?? source.seed?.rates) as Seed;
	return useMemo((): RatesState => {
		if (answer) return answer;
		if (isUnknown) return { status: "loading" };
		if (!isNeeded && given === undefined) return { status: "ready" };
		if (isNeeded && status === "failed") return { status, retry };
		const rates = given === undefined ? seed?.data?.rates : undefined;
		return rates
			? { status: "ready", rates: hasRates(seed?.data) ? rates : undefined }
			: { status: "loading" };
	}, [answer, isUnknown, isNeeded, given, seed, status, retry]);
}
