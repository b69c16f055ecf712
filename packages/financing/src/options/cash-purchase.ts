import type { FinancingProfile } from "../financing-profile.js";
import { atMost } from "../money/at-most.js";
import type { Offer, OfferKind } from "./offer.js";

/** Up to so many down payments a price is within easy reach (specification, section 9). */
const reachInDownPayments = 10;
/** Scores of a cash purchase within reach and beyond it (specification, section 9). */
const scoreWithinReach = 95;
const scoreBeyondReach = 60;

const cashPurchase: OfferKind = {
	id: "cash",
	name: "Cash Purchase",
	type: "cash",
	provider: "Your own funds",
	features: ["No interest", "No monthly payment", "You own the vehicle at once"],
	bestFor: ["Buyers with the whole price at hand", "Paying nothing beyond the price"],
};

/** Always offered (specification, section 9); its whole price is its down payment (DESIGN.md). */
export function cashOffer({ vehiclePrice, downPayment }: FinancingProfile): Offer {
	const withinReach = atMost(vehiclePrice, downPayment * reachInDownPayments);
	return {
		kind: cashPurchase,
		terms: {
			apr: 0,
			term: 0,
			monthlyPayment: 0,
			totalCost: vehiclePrice,
			downPayment: vehiclePrice,
		},
		score: withinReach ? scoreWithinReach : scoreBeyondReach,
	};
}
