import type { FinancingProfile } from "../financing-profile.js";
import { monthsInYear } from "../loan/monthly-payment.js";
import { matchScore } from "../match/match-score.js";
import type { Offer, OfferKind } from "./offer.js";

/** Percent a year (specification, section 9). Must not be called an APR (12 CFR 1013.7(b)). */
const leaseRate = 2.5;
/** Share of the price that the payments cover (specification, section 9). */
const leasedShareOfPrice = 0.6;

const businessLease: OfferKind = {
	id: "business-lease",
	name: "Business Lease",
	type: "lease",
	provider: "Leasing company",
	features: [
		"Payments cover 60% of the price, plus a charge",
		"Same payment every month",
		"Payments may be deductible; ask your tax advisor",
	],
	bestFor: ["Vehicles used for a business", "Buyers who claim a tax benefit"],
};

/** The lease is offered for business usage or a tax benefit (specification, section 9). */
export function leaseOffers(profile: FinancingProfile): Offer[] {
	if (profile.usage !== "business" && !profile.taxBenefit) return [];
	const { vehiclePrice, downPayment, preferredTerm: term } = profile;
	const monthlyPayment = leasePayment(vehiclePrice, term);
	const totalCost = monthlyPayment * term + downPayment;
	return [
		{
			kind: businessLease,
			terms: { apr: leaseRate, term, monthlyPayment, totalCost, downPayment },
			score: matchScore({ apr: leaseRate, term, monthlyPayment }, profile),
		},
	];
}

/** 60% of the price divided by the term, plus 2.5% of the price divided by 12 (section 9). */
function leasePayment(vehiclePrice: number, term: number): number {
	const depreciation = (vehiclePrice * leasedShareOfPrice) / term;
	const charge = (vehiclePrice * leaseRate) / 100 / monthsInYear;
	return depreciation + charge;
}
