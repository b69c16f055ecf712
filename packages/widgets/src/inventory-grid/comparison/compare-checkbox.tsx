import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, useRef, useState } from "react";
import { prefersReducedMotion, useInputBeforeHydration } from "../../hooks/index.js";
import { formatMessage, type MessageOverrides, useMessages } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { ComparisonCheckbox, compareLimit } from "../../ui/comparison-checkbox.js";
import { Button } from "../../ui/index.js";
import type { InventoryState } from "../inventory-state.js";
import { comparisonHintId } from "./comparison.js";
import { type ComparisonMessages, comparisonTranslations } from "./messages.js";

export interface CompareCheckboxProps {
	inventory: InventoryState;
	vehicle: Vehicle;
	/** The id of the filters' form. */
	formId: string;
	messageOverrides: MessageOverrides<ComparisonMessages> | undefined;
}

/**
 * A checkbox that adds a vehicle to the comparison or removes it. The comparison may be far above, so what
 * becomes of a press is shown here too.
 */
export function CompareCheckbox(props: CompareCheckboxProps) {
	useSignals();
	const { inventory, vehicle, formId, messageOverrides } = props;
	const hintId = comparisonHintId(formId);
	const { locale } = useNev();
	const messages = useMessages(comparisonTranslations, messageOverrides);
	const compared = inventory.compared.value;
	const isCompared = includesVehicle(compared, vehicle);
	const isFull = compared.length === compareLimit;
	const isRefused = isFull && !isCompared;
	const [wasRefused, setWasRefused] = useState(false);
	if (wasRefused && !isRefused) setWasRefused(false);
	const checkbox = useRef<HTMLInputElement>(null);
	useInputBeforeHydration(checkbox, ({ checked }) => {
		if (checked !== includesVehicle(inventory.compared.peek(), vehicle)) {
			inventory.toggleCompared(vehicle.slug);
		}
	});
	return (
		<div className="nev-compare">
			<ComparisonCheckbox
				ref={checkbox}
				className="nev-compare-choice"
				text={messages.compare}
				name={formatMessage(locale, messages.compareName, { name: vehicle.name })}
				isCompared={isCompared}
				isFull={isFull}
				limitId={hintId}
				onToggle={() => inventory.toggleCompared(vehicle.slug)}
				onRefuse={() => setWasRefused(true)}
			/>
			{isCompared && compared.length > 1 && (
				<Button variant="quiet" onClick={(event) => showComparison(event, hintId)}>
					{messages.showComparison}
				</Button>
			)}
			{wasRefused && <p className="nev-comparison-hint">{messages.compareLimit}</p>}
		</div>
	);
}

/** Moves to the comparison, which has the hint with an id. */
function showComparison({ currentTarget }: MouseEvent, hintId: string): void {
	const root = currentTarget.getRootNode() as Document | ShadowRoot;
	const comparison = root.getElementById(hintId)?.parentElement;
	comparison?.querySelector("section")?.focus({ preventScroll: true });
	comparison?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

function includesVehicle(vehicles: readonly Vehicle[], { slug }: Vehicle): boolean {
	return vehicles.some((other) => other.slug === slug);
}
