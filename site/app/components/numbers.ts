import type { State, Vehicle } from "@nev/contract";
import type { AsyncState } from "@nev/widgets";
import { formatCount } from "../content/figures.js";

/** "1,234". A number that is not known yet is "…". */
export function formatNumber(number: number | undefined): string {
	return number === undefined ? "…" : formatCount(number);
}

/** "1 state", "50 states". */
export function formatStateCount(count: number): string {
	return `${formatCount(count)} ${count === 1 ? "state" : "states"}`;
}

/** The number of dealers in all states. Undefined until the states are loaded. */
export function totalDealers(states: AsyncState<readonly State[]>): number | undefined {
	return states.status === "ready"
		? states.data.reduce((sum, { dealerCount }) => sum + dealerCount, 0)
		: undefined;
}

/** The number of states that have a dealer. Undefined until the states are loaded. */
export function countStatesWithDealers(states: AsyncState<readonly State[]>): number | undefined {
	return states.status === "ready"
		? states.data.filter(({ dealerCount }) => dealerCount > 0).length
		: undefined;
}

/**
 * The number of models. Undefined while the vehicles load. If they cannot be counted, it is the
 * number that the site's texts state.
 */
export function countModels(
	vehicles: AsyncState<readonly Vehicle[]>,
	stated: number,
): number | undefined {
	if (vehicles.status === "loading") return undefined;
	return (vehicles.status === "ready" && vehicles.data.length) || stated;
}

/** The states with the most dealers, most first. Ties are in alphabetical order. */
export function topStates(states: readonly State[], count: number): State[] {
	return [...states]
		.sort((a, b) => b.dealerCount - a.dealerCount || (a.name < b.name ? -1 : 1))
		.slice(0, count);
}
