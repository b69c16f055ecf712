import { queries } from "@nev/contract";
import { FinancingCalculator, type FinancingCalculatorProps, useLoader } from "@nev/widgets";
import { useNavigate } from "react-router";
import { pushEvent } from "../shell/data-layer.js";
import { allowsViewTransition } from "../shell/view-transition.js";
import { financingSummary } from "./financing-summary.js";

export interface CalculatorProps {
	/** In US dollars. */
	price?: number;
	/** The slug of a vehicle. Its catalogue price is used unless `price` is set. */
	vehicle?: string | undefined;
	headingLevel: 2 | 3;
	onOffersChange?: FinancingCalculatorProps["onOffersChange"];
}

/** The financing calculator. Apply Now opens the contact form with a summary filled in. */
export function Calculator(props: CalculatorProps) {
	const navigate = useNavigate();
	const loader = useLoader();
	const { vehicle } = props;

	/** Usually loaded before the visitor applies. */
	function vehicleName(): string | undefined {
		if (vehicle === undefined) return undefined;
		const resource = loader.load(queries.vehicle(vehicle)).peek();
		return resource.status === "ready" ? resource.data.name : undefined;
	}

	return (
		<FinancingCalculator
			{...props}
			syncUrl
			onOffersChange={(offers, deal) => {
				const { length } = offers;
				if (length > 0) pushEvent({ event: "nev:recommend", options: length });
				props.onOffersChange?.(offers, deal);
			}}
			onApply={({ offer, deal }) => {
				pushEvent({ event: "nev:apply", option: offer.type });
				// Passed as state and not in the address, which servers log.
				const state = { message: financingSummary(offer, deal, vehicleName()) };
				const viewTransition = allowsViewTransition();
				navigate("/contact?subject=financing", { state, viewTransition });
				return false;
			}}
		/>
	);
}
