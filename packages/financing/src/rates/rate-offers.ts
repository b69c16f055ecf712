import { formatRate } from "../disclosures/disclosure.js";
import type { FinancingProfile } from "../financing-profile.js";
import { loanOffer } from "../options/loans.js";
import type { Offer } from "../options/offer.js";
import { type FinancingRate, fitsRate } from "./financing-rate.js";

/**
 * The loans of a dealer's own rates that fit a profile. None if the down payment leaves nothing to finance, as
 * with the loans of the specification.
 */
export function rateOffers(profile: FinancingProfile, rates: readonly FinancingRate[]): Offer[] {
	if (profile.downPayment >= profile.vehiclePrice) return [];
	// Of all rates, so that a rate keeps its id where another one does not fit.
	const ids = new Set<string>();
	return rates
		.map((rate) => {
			const base = `loan-${rate.lender.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
			let id = base;
			for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
			ids.add(id);
			return { id, rate };
		})
		.filter(({ rate }) => fitsRate(profile, rate))
		.map(({ id, rate }) => {
			const { lender, apr, minCreditScore, maxCreditScore, balloonPercent } = rate;
			const kind = {
				id,
				name: `${formatRate(apr)} APR ${balloonPercent ? "balloon loan" : "loan"} from ${lender}`,
				type: "loan",
				provider: lender,
				features: [
					balloonPercent
						? "Lower payments, and a balloon payment at the end"
						: "Same payment every month",
					"You own the vehicle",
				],
				bestFor: [`Credit scores of ${minCreditScore} to ${maxCreditScore}`],
			} as const;
			return loanOffer(kind, apr, profile, rate);
		});
}
