import type { Vehicle } from "@nev/contract";
import { FinancingCalculator, type FinancingCalculatorProps } from "@nev/widgets";
import { useNavigate } from "react-router";
import { pushEvent } from "../shell/data-layer.js";
import { allowsViewTransition } from "../shell/view-transition.js";
import { financingSummary } from "./financing-summary.js";

/** A vehicle to work out the payments of. */
export type FinancedVehicle = Pick<Vehicle, "slug" | "name" | "price">;

export interface CalculatorProps
	extends Pick<FinancingCalculatorProps, "ref" | "onDealChange" | "onOffersChange"> {
	vehicle: FinancedVehicle | undefined;
	/** Of a vehicle that the page does not have. The calculator loads its price. */
	slug?: string | undefined;
	headingLevel: 2 | 3;
}

/** The financing calculator. Apply Now opens the contact form with a summary filled in. */
export function Calculator({ vehicle, slug, ...props }: CalculatorProps) {
	const navigate = useNavigate();
	return (
		<FinancingCalculator
			{...props}
			price={vehicle?.price}
			vehicle={slug}
			syncUrl
			onOffersChange={(offers, deal) => {
				const { length } = offers;
				if (length > 0) pushEvent({ event: "nev:recommend", options: length });
				props.onOffersChange?.(offers, deal);
			}}
			onApply={({ offer, deal }) => {
				pushEvent({ event: "nev:apply", option: offer.type });
				// Passed as state and not in the address, which servers log.
				const state = { message: financingSummary(offer, deal, vehicle) };
				const viewTransition = allowsViewTransition();
				navigate("/contact?subject=financing", { state, viewTransition });
				return false;
			}}
		/>
	);
}
