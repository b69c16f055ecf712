import type { State } from "@nev/contract";
import type { AsyncState } from "@nev/widgets";

/** What stands where a number is on its way. */
export const numberPlaceholder = "…";

/** A number as it is read in the United States. */
export function formatNumber(number: number): string {
	return number.toLocaleString("en-US");
}

/** A number of dealers with its noun. */
export function formatDealerCount(count: number): string {
	return `${formatNumber(count)} ${count === 1 ? "dealer" : "dealers"}`;
}

/** How many dealers all states have together; undefined while that is not known. */
export function totalDealers(states: AsyncState<readonly State[]>): number | undefined {
	return states.status === "ready"
		? states.data.reduce((sum, { dealerCount }) => sum + dealerCount, 0)
		: undefined;
}

/** The states with the most dealers, most first; where two have as many, in alphabetical order. */
export function topStates(states: readonly State[], count: number): State[] {
	return [...states]
		.sort((a, b) => b.dealerCount - a.dealerCount || a.name.localeCompare(b.name))
		.slice(0, count);
}
