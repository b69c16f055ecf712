import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { type ComparisonState, compareLimit } from "../../comparison/comparison-state.js";
import { useInputBeforeHydration } from "../../hooks/index.js";
import { formatMessage, type MessageOverrides, useMessages } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { type ComparisonMessages, comparisonTranslations } from "./messages.js";

export interface CompareChoiceProps {
	comparison: ComparisonState<Vehicle>;
	vehicle: Vehicle;
	/** The host's own words in place of some. */
	messageOverrides: MessageOverrides<ComparisonMessages> | undefined;
}

/** Puts a vehicle beside others, or takes it out. */
export function CompareChoice({ comparison, vehicle, messageOverrides }: CompareChoiceProps) {
	useSignals();
	const { locale } = useNev();
	const messages = useMessages(comparisonTranslations, messageOverrides);
	const compared = comparison.items.value;
	const isChosen = isAmong(compared, vehicle);
	const box = useRef<HTMLInputElement>(null);
	useInputBeforeHydration(box, ({ checked }) => {
		if (checked !== isAmong(comparison.items.peek(), vehicle)) comparison.toggle(vehicle);
	});
	return (
		<label className="nev-compare-choice">
			<input
				ref={box}
				type="checkbox"
				checked={isChosen}
				disabled={!isChosen && compared.length === compareLimit}
				aria-label={formatMessage(locale, messages.compareName, { name: vehicle.name })}
				onChange={() => comparison.toggle(vehicle)}
			/>
			{messages.compare}
		</label>
	);
}

function isAmong(vehicles: readonly Vehicle[], { slug }: Vehicle): boolean {
	return vehicles.some((one) => one.slug === slug);
}
