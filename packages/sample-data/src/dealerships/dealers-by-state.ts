import { type StateName, stateNames } from "@nev/contract";
import type { TownZipCode } from "./towns.js";

/** States without any dealer, so that a page for a state shows its empty form too. */
export const statesWithoutDealers: readonly StateName[] = ["North Dakota", "Wyoming"];

/** Warm states where these vehicles are popular, and how much more a ZIP code there weighs. */
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
 * How many of `count` dealers each state gets, in alphabetical order.
 *
 * Dealers are apportioned as seats in the House are, by the method of equal proportions
 * (2 U.S.C. 2a): each state gets one, then every next dealer goes to the state with the highest
 * weight / √(n(n + 1)), where n is what it has. The weight is the state's number of ZIP codes.
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

	const claim = ({ weight, dealers }: (typeof shares)[number]) =>
		weight / Math.sqrt(dealers * (dealers + 1));

	for (let given = 0; given < count; given++) {
		const next = shares.reduce((best, share) => (claim(share) > claim(best) ? share : best));
		next.dealers++;
	}

	const dealers = new Map(shares.map((share) => [share.state, share.dealers]));
	return new Map(stateNames.map((state) => [state, dealers.get(state) ?? 0]));
}
