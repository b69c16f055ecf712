import { useRef } from "react";
import { useInputBeforeHydration } from "../hooks/index.js";
import type { InventoryState } from "./inventory-state.js";
import type { GridMessages } from "./messages.js";
import { readFilters, writeFilters } from "./vehicle-filters.js";

export interface ServerFormProps {
	inventory: InventoryState;
	messages: GridMessages;
	/** The page that the form opens. */
	action: string | undefined;
}

/** What the form needs where a server renders it: buttons for a page without scripts, and to be read when they arrive. */
export function ServerForm({ inventory, messages, action }: ServerFormProps) {
	const root = useRef<HTMLElement>(null);
	useInputBeforeHydration(root, (element) => {
		const filters = readFilters(new FormData(element.closest("form") ?? undefined));
		if (writeFilters(filters) !== writeFilters(inventory.filters.peek())) {
			inventory.setFilters(filters);
		}
	});
	return (
		<noscript ref={root}>
			<button type="submit" className="nev-button nev-button-primary">
				{messages.apply}
			</button>
			<a className="nev-button nev-button-secondary" href={action}>
				{messages.clearFilters}
			</a>
		</noscript>
	);
}
