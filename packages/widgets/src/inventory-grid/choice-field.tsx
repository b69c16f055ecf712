import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide";
import { Icon } from "../ui/icon.js";
import type { InventoryState } from "./inventory-state.js";
import type { VehicleFilters } from "./vehicle-filters.js";

export interface ChoiceFieldProps<Choice extends string> {
	inventory: InventoryState;
	/** The id of the form, which the field may stand outside of. */
	formId: string;
	name: keyof VehicleFilters;
	label: string;
	/** The text of no choice. */
	none: string;
	choices: readonly Choice[];
	labels: Readonly<Record<Choice, string>>;
}

/** A choice of the filters. A change takes effect immediately. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
	useSignals();
	const { inventory, formId, name, label, none, choices, labels } = props;
	return (
		<div>
			<label className="nev-label" part="label" htmlFor={`${formId}-${name}`}>
				{label}
			</label>
			<div className="nev-select-box">
				<select
					id={`${formId}-${name}`}
					className="nev-select"
					part="select"
					name={name}
					form={formId}
					value={inventory.filters.value[name] ?? ""}
					onChange={({ currentTarget: { value } }) =>
						inventory.filter({ [name]: value || undefined })
					}
				>
					<option value="">{none}</option>
					{choices.map((choice) => (
						<option key={choice} value={choice}>
							{labels[choice]}
						</option>
					))}
				</select>
				<Icon icon={ChevronDown} className="nev-select-icon" />
			</div>
		</div>
	);
}
