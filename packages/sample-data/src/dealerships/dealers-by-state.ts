import { type StateName, stateNames } from "@nev/contract";
import type { TownZipCode } from "./towns.js";

/** States without dealers, so that the sample data also shows the empty page of a state. */
export const statesWithoutDealers: readonly StateName[] = ["North Dakota", "Wyoming"];

/** Warm states, where these vehicles are popular, and the weight of a ZIP code there. */
const warmStates: readonly StateName[] = [
	"Arizona",
	"California",
	"Florida",
	"Georgia",
	"South Carolina",
	"Texas",
];
const warmWeight = 1.5;

/**
 * Distributes `count` dealers over the states. Returns the states in alphabetical order.
 *
 * Dealers are apportioned like seats in the House of Representatives, by the method of equal
 * proportions (2 U.S.C. 2a): each state gets one dealer, then each further dealer goes to the state
 * with the highest priority, weight / √(n(n + 1)), where n is its number of dealers so far. The weight
 * is the state's number of ZIP codes.
 */
export function dealersByState(
	count: number,
	zipCodes: ReadonlyMap<StateName, readonly TownZipCode[]>,
): Map<StateName, number> {
	const shares = stateNames
		.filter((state) => !statesWithoutDealers.includes(state))
		.map((state) => {
			const weight = warmStates.includes(state) ? warmWeight : 1;
			return { state, weight: weight * (zipCodes.get(state)?.length ?? 0), dealers: 0 };
		})
		.sort((a, b) => b.weight - a.weight);

	const priority = ({ weight, dealers }: (typeof shares)[number]) =>
		weight / Math.sqrt(dealers * (dealers + 1));

	for (let assigned = 0; assigned < count; assigned++) {
		const next = shares.reduce((best, share) => (priority(share) > priority(best) ? share : best));
		next.dealers++;
	}

	const dealers = new Map(shares.map((share) => [share.state, share.dealers]));
	return new Map(stateNames.map((state) => [state, dealers.get(state) ?? 0]));
}
