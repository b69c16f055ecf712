import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { compareLimit } from "../../comparison/compare-limit.js";
import { ComparisonCheckbox } from "../../comparison/comparison-checkbox.js";
import { useInputBeforeHydration } from "../../hooks/index.js";
import { formatMessage, type MessageOverrides, useMessages } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import type { InventoryState } from "../inventory-state.js";
import { type ComparisonMessages, comparisonTranslations } from "./messages.js";

export interface CompareCheckboxProps {
	inventory: InventoryState;
	vehicle: Vehicle;
	/** The id of the comparison's hint. */
	hintId: string;
	messageOverrides: MessageOverrides<ComparisonMessages> | undefined;
}

/** A checkbox that adds a vehicle to the comparison or removes it. */
export function CompareCheckbox(props: CompareCheckboxProps) {
	useSignals();
	const { inventory, vehicle, hintId, messageOverrides } = props;
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
		<ComparisonCheckbox
			ref={checkbox}
			className="nev-compare-choice"
			text={messages.compare}
			name={formatMessage(locale, messages.compareName, { name: vehicle.name })}
			isCompared={isCompared}
			isFull={compared.length === compareLimit}
			limitId={hintId}
			onToggle={() => inventory.toggleCompared(vehicle.slug)}
		/>
	);
}

function includesVehicle(vehicles: readonly Vehicle[], { slug }: Vehicle): boolean {
	return vehicles.some((other) => other.slug === slug);
}
