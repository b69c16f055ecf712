import type { OverHideLimit } from "@nev/contract/desk";
import type { IndexedDealership } from "./indexed-dealership.js";

/** How many dealers an import hides unasked, whichever is more: a file that was cut off lacks more. */
const unasked = { dealers: 20, percent: 10 };

/** Whether visitors see a dealership that is the operator's own. */
export function isListed({ visibility, isSeeded }: IndexedDealership): boolean {
	return visibility === "visible" && !isSeeded;
}

/**
 * What an operator has to know and confirm before as many dealers are hidden; undefined if few are.
 *
 * @param hideUpTo what the operator allows, in percent of the visible dealers
 */
export function checkHideLimit(
	hidden: readonly Pick<IndexedDealership, "id" | "name" | "city">[],
	visible: number,
	hideUpTo: number | undefined,
): OverHideLimit | undefined {
	const limit =
		hideUpTo === undefined
			? Math.max(unasked.dealers, (visible * unasked.percent) / 100)
			: (visible * hideUpTo) / 100;
	if (hidden.length <= limit) return undefined;
	const first = hidden.slice(0, 10).map(({ id, name, city }) => ({ id, name, city }));
	return { hidden: hidden.length, visible, first };
}
