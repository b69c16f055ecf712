import { formatDollars } from "@nev/financing";
import type { AsyncState } from "@nev/widgets";
import { useInputBeforeHydration } from "@nev/widgets/internal";
import { Button } from "@nev/widgets/ui";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { FinancedVehicle } from "./calculator.js";

export interface VehiclePickerProps {
	vehicles: AsyncState<readonly FinancedVehicle[]>;
	/** The slug in the page's address. */
	slug: string | undefined;
	/** The price in the calculator, US dollars. Undefined before the scripts have started. */
	price: number | undefined;
	/**
	 * Called without a vehicle if the visitor wants to enter a price of their own.
	 *
	 * @param isEarly whether it was picked before the scripts had started: the visitor may have typed a price since
	 */
	onPick: (vehicle: FinancedVehicle | undefined, isEarly: boolean) => void;
	/** Called if the visitor wants the chosen vehicle's price in the calculator. */
	onUsePrice: (vehicle: FinancedVehicle) => void;
	onRetry: () => void;
}

/** Chooses a vehicle for the calculator. Without scripts it is a form that opens the page for the vehicle. */
export function VehiclePicker(props: VehiclePickerProps) {
	const { vehicles, slug = "", price: enteredPrice } = props;
	const id = useId();
	const field = useRef<HTMLSelectElement>(null);
	const list = vehicles.status === "ready" ? vehicles.data : [];
	const vehicle = list.find((one) => one.slug === slug);
	const isOtherPrice = vehicle && enteredPrice !== undefined && enteredPrice !== vehicle.price;
	const pick = (picked: string, isEarly: boolean) =>
		props.onPick(
			list.find((one) => one.slug === picked),
			isEarly,
		);
	const chosen = vehicle?.slug ?? "";
	/** Without scripts nothing loads. */
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const isLoading = isHydrated && vehicles.status === "loading";
	/** What was chosen before hydration. The router follows no address before the first effects. */
	const early = useRef(chosen);
	useInputBeforeHydration(field, ({ value }) => {
		early.current = value;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the first render hydrates
	useEffect(() => {
		if (early.current !== chosen) pick(early.current, true);
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
					onChange={(event) => pick(event.currentTarget.value, false)}
				>
					<option value="">{isLoading ? "Loading…" : "Another price"}</option>
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
					!vehicle &&
					"This link's vehicle is not in our inventory. Choose another, or enter a price below."}
				{isOtherPrice && `The ${vehicle.name} costs ${formatDollars("en-US", vehicle.price)}.`}
			</p>
			{vehicles.status === "failed" && <Button onClick={leave(props.onRetry)}>Try again</Button>}
			{isOtherPrice && (
				<Button onClick={leave(() => props.onUsePrice(vehicle))}>Use this price</Button>
			)}
			<noscript>
				{list.length > 0 ? (
					<button className="nev-button nev-button-secondary" type="submit">
						Show its payment
					</button>
				) : (
					<p>The vehicles could not be loaded.</p>
				)}
			</noscript>
		</form>
	);

	/** The pressed button is removed, so move the focus to the list. */
	function leave(act: () => void) {
		return () => {
			field.current?.focus();
			act();
		};
	}
}
