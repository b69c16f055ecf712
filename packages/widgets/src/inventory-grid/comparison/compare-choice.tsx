import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { useInputBeforeHydration } from "../../hooks/index.js";
import { formatMessage, type MessageOverrides, useMessages } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { compareLimit, type InventoryState } from "../inventory-state.js";
import { type ComparisonMessages, comparisonTranslations } from "./messages.js";

export interface CompareChoiceProps {
	inventory: InventoryState;
	vehicle: Vehicle;
	/** The host's own words in place of some. */
	messageOverrides: MessageOverrides<ComparisonMessages> | undefined;
}

/** Puts a vehicle beside others, or takes it out. */
export function CompareChoice({ inventory, vehicle, messageOverrides }: CompareChoiceProps) {
	useSignals();
	const { locale } = useNev();
	const messages = useMessages(comparisonTranslations, messageOverrides);
	const compared = inventory.compared.value;
	const isChosen = isAmong(compared, vehicle);
	const box = useRef<HTMLInputElement>(null);
	useInputBeforeHydration(box, ({ checked }) => {
		if (checked !== isAmong(inventory.compared.peek(), vehicle)) inventory.toggleCompared(vehicle);
	});
	return (
		<label className="nev-compare-choice">
			<input
				ref={box}
				type="checkbox"
				checked={isChosen}
				disabled={!isChosen && compared.length === compareLimit}
				aria-label={formatMessage(locale, messages.compareName, { name: vehicle.name })}
				onChange={() => inventory.toggleCompared(vehicle)}
			/>
			{messages.compare}
		</label>
	);
}

function isAmong(vehicles: readonly Vehicle[], { slug }: Vehicle): boolean {
	return vehicles.some((one) => one.slug === slug);
}
