import { useRef } from "react";
import { useInputBeforeHydration } from "../hooks/index.js";
import type { InventoryState } from "./inventory-state.js";
import { readFilters, writeFilters } from "./vehicle-filters.js";

export interface ServerFormProps {
	inventory: InventoryState;
	/** The text of the button. */
	apply: string;
}

/** What the form needs where a server renders it: a button for a page without scripts, and to be read when they arrive. */
export function ServerForm({ inventory, apply }: ServerFormProps) {
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
				{apply}
			</button>
		</noscript>
	);
}
