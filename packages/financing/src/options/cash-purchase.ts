import type { FinancingProfile } from "../financing-profile.js";
import { isWithinLimit } from "../money.js";
import type { Offer, OfferKind } from "./offer.js";

/** A price of up to this many down payments counts as affordable (specification, section 9). */
const maxDownPayments = 10;
/** Scores of a cash purchase (specification, section 9). */
const affordableScore = 95;
const unaffordableScore = 60;

const cashPurchase: OfferKind = {
	id: "cash",
	name: "Cash Purchase",
	type: "cash",
	provider: "Your own funds",
	features: ["No interest", "No monthly payment", "You own the vehicle at once"],
	bestFor: ["Buyers with the whole price at hand", "Paying nothing beyond the price"],
};

/** Cash is always offered (specification, section 9). We state its price as the down payment. */
export function cashOffer({ vehiclePrice, downPayment }: FinancingProfile): Offer {
	const isAffordable = isWithinLimit(vehiclePrice, downPayment * maxDownPayments);
	return {
		kind: cashPurchase,
		terms: {
			apr: 0,
			term: 0,
			monthlyPayment: 0,
			totalCost: vehiclePrice,
			downPayment: vehiclePrice,
		},
		score: isAffordable ? affordableScore : unaffordableScore,
	};
}
