import { formatDollars } from "@nev/financing";
import type { AsyncState } from "@nev/widgets";
import { useInputBeforeHydration } from "@nev/widgets/internal";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { FinancedVehicle } from "./calculator.js";

export interface VehiclePickerProps {
	vehicles: AsyncState<readonly FinancedVehicle[]>;
	/** The slug in the page's address. */
	slug: string | undefined;
	/** Called without a vehicle if the visitor wants to enter a price of their own. */
	onPick: (vehicle: FinancedVehicle | undefined) => void;
}

/** Chooses a vehicle for the calculator. Without scripts it is a form that opens the page for the vehicle. */
export function VehiclePicker({ vehicles, slug = "", onPick }: VehiclePickerProps) {
	const id = useId();
	const field = useRef<HTMLSelectElement>(null);
	const list = vehicles.status === "ready" ? vehicles.data : [];
	const isKnown = list.some((vehicle) => vehicle.slug === slug);
	const pick = (picked: string) => onPick(list.find((vehicle) => vehicle.slug === picked));
	const chosen = isKnown ? slug : "";
	/** What was chosen before hydration. The router follows no address before the first effects. */
	const early = useRef(chosen);
	useInputBeforeHydration(field, ({ value }) => {
		early.current = value;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the first render hydrates
	useEffect(() => {
		if (early.current !== chosen) pick(early.current);
	}, []);
	return (
		<form className="vehicle-picker" action="/financing">
			<label className="nev-label" htmlFor={id}>
				Vehicle
			</label>
			<div className="nev-select-box">
				<select
					ref={field}
					id={id}
					className="nev-select"
					name="vehicle"
					value={chosen}
					aria-describedby={`${id}-hint`}
					onChange={(event) => pick(event.currentTarget.value)}
				>
					<option value="">{vehicles.status === "loading" ? "Loading…" : "Another price"}</option>
					{list.map(({ slug, name, price }) => (
						<option key={slug} value={slug}>
							{name}, {formatDollars("en-US", price)}
						</option>
					))}
				</select>
				<ChevronDown className="nev-select-icon" aria-hidden="true" />
			</div>
			<p id={`${id}-hint`} role="status">
				{vehicles.status === "failed" && "The vehicles could not be loaded. Enter the price below."}
				{vehicles.status === "ready" &&
					slug !== "" &&
					!isKnown &&
					"This link's vehicle is not in our inventory. Choose another, or enter a price below."}
			</p>
			<noscript>
				<button className="nev-button nev-button-secondary" type="submit">
					Show its payment
				</button>
			</noscript>
		</form>
	);
}
