import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { compareLimit } from "../../comparison/comparison-state.js";
import { useInputBeforeHydration } from "../../hooks/index.js";
import { formatMessage, type MessageOverrides, useMessages } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import type { InventoryState } from "../inventory-state.js";
import { type ComparisonMessages, comparisonTranslations } from "./messages.js";

export interface CompareCheckboxProps {
	inventory: InventoryState;
	vehicle: Vehicle;
	messageOverrides: MessageOverrides<ComparisonMessages> | undefined;
}

/** A checkbox that adds a vehicle to the comparison or removes it. */
export function CompareCheckbox({ inventory, vehicle, messageOverrides }: CompareCheckboxProps) {
	useSignals();
	const { locale } = useNev();
	const messages = useMessages(comparisonTranslations, messageOverrides);
	const compared = inventory.compared.value;
	const isCompared = includesVehicle(compared, vehicle);
	const checkbox = useRef<HTMLInputElement>(null);
	useInputBeforeHydration(checkbox, ({ checked }) => {
		if (checked !== includesVehicle(inventory.compared.peek(), vehicle)) {
			inventory.toggleCompared(vehicle.slug);
		}
	});
	return (
		<label className="nev-compare-choice">
			<input
				ref={checkbox}
				part="checkbox"
				type="checkbox"
				checked={isCompared}
				disabled={!isCompared && compared.length === compareLimit}
				aria-label={formatMessage(locale, messages.compareName, { name: vehicle.name })}
				onChange={() => inventory.toggleCompared(vehicle.slug)}
			/>
			{messages.compare}
		</label>
	);
}

function includesVehicle(vehicles: readonly Vehicle[], { slug }: Vehicle): boolean {
	return vehicles.some((other) => other.slug === slug);
}
