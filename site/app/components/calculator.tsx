import { queries } from "@nev/contract";
import { FinancingCalculator, useLoader } from "@nev/widgets";
import { useNavigate } from "react-router";
import { pushEvent } from "../shell/data-layer.js";
import { allowsViewTransition } from "../shell/view-transition.js";
import { financingSummary } from "./financing-summary.js";

export interface CalculatorProps {
	/** In US dollars. */
	price?: number;
	/** The slug of a vehicle, whose price is taken from the catalogue where none is given. */
	vehicle?: string | undefined;
	headingLevel: 2 | 3;
}

/** The financing calculator as the site has it: who applies goes to the contact form, filled in. */
export function Calculator(props: CalculatorProps) {
	const navigate = useNavigate();
	const loader = useLoader();
	const { vehicle } = props;

	/** Known by the time that somebody applies, unless it could not be loaded. */
	function vehicleName(): string | undefined {
		const found = vehicle === undefined ? undefined : loader.load(queries.vehicle(vehicle)).peek();
		return found?.status === "ready" ? found.data.name : undefined;
	}

	return (
		<FinancingCalculator
			{...props}
			onRecommend={({ options }) => pushEvent({ event: "nev:recommend", options: options.length })}
			onApply={(option, deal) => {
				pushEvent({ event: "nev:apply", option: option.type });
				// Not in the address, which reaches logs.
				const state = { message: financingSummary(option, deal, vehicleName()) };
				const viewTransition = allowsViewTransition();
				navigate("/contact?subject=financing", { state, viewTransition });
				return false;
			}}
		/>
	);
}
