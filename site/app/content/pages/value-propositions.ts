import type { Facts } from "../facts.js";
import type { TitledText } from "./titled-text.js";

/** The three cards on the page of the United States (specification, section 2, /usa). */
export function valuePropositions({ stateCount, vehicle, upkeep }: Facts): TitledText[] {
	return [
		{
			id: "one-network",
			title: "One place for every dealer",
			text: `Search all ${stateCount} states by ZIP code, city or name. Nearest dealers come first, and their distance is given as it is.`,
		},
		{
			id: "honest-figures",
			title: "Figures you can compare",
			text: `Every model states its price, range and seats in the same way. We verify prices ${upkeep.prices} and dealer data ${upkeep.dealers}.`,
		},
		{
			id: "made-for-your-streets",
			title: "Made for local streets",
			text: `Street legal where posted limits are ${vehicle.postedLimit} mph or lower. That covers many everyday errands.`,
		},
	];
}
