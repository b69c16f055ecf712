import type { AsyncState } from "../loader/loader.js";
import { lookupOf } from "../loader/lookup-of.js";
import type { DealershipSource } from "./dealership-source.js";

/** The source of a list that is not there yet, or that could not be loaded. */
export function createWaitingSource(
	state: Exclude<AsyncState<never>, { status: "ready" }>,
	retry: () => void,
): DealershipSource {
	const lookup = lookupOf<never>(state, retry);
	return {
		byText: () => lookup,
		byDistance: () => lookup,
		byId: () => lookup,
		includes: () => true,
		clusters: async () => [],
		places: async () => [],
	};
}
