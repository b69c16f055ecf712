import { useSignals } from "@preact/signals-react/runtime";
import { type MessageOverrides, useMessages } from "../../messages/index.js";
import { VisuallyHidden } from "../../ui/index.js";
import { ChoiceField } from "../choice-field.js";
import type { InventoryState } from "../inventory-state.js";
import { vehicleOrders } from "../vehicle-filters.js";
import { type SortingMessages, sortingTranslations } from "./messages.js";

export interface SortFieldProps {
	inventory: InventoryState;
	/** The id of the filters' form, which the field stands below. */
	formId: string;
	messageOverrides: MessageOverrides<SortingMessages> | undefined;
}

/** The order of the list. Another one is announced. */
export function SortField({ inventory, formId, messageOverrides }: SortFieldProps) {
	useSignals();
	const messages = useMessages(sortingTranslations, messageOverrides);
	const { sort } = inventory.filters.value;
	return (
		<div className="nev-sort">
			<ChoiceField
				inventory={inventory}
				formId={formId}
				name="sort"
				label={messages.sortLabel}
				none={messages.listOrder}
				choices={vehicleOrders}
				labels={messages.orders}
			/>
			<VisuallyHidden role="status">
				{sort ? messages.orders[sort] : messages.listOrder}
			</VisuallyHidden>
		</div>
	);
}
