import type { BulkTarget, Count } from "@nev/contract/desk";
import { useState } from "react";
import { useSearchParams } from "react-router";

/** The rows of a list that an action is for. */
export interface Selection {
	/** Those of this page that are selected. All of them if everything that matches is. */
	readonly ids: ReadonlySet<number>;
	/** Whether everything that matches the filter is selected, on other pages too. */
	readonly isAll: boolean;
	/** How many are selected. */
	readonly count: number;
	readonly toggle: (id: number) => void;
	/** Selects all rows of the page, or none if all of them are. */
	readonly togglePage: () => void;
	/** Selects everything that matches; unset if that is no more than the page, or not counted. */
	readonly selectAll: (() => void) | undefined;
	readonly clear: () => void;
	/** What to send to the server: ids, or the filter with the number that the operator saw. */
	readonly target: BulkTarget<Record<string, string>>;
}

/** Parameters of an address that filter nothing. */
const orderParameters = ["sort", "order", "after", "before"];

/**
 * The selection in a list. It ends when the list shows another page, or another part of it.
 *
 * @param rows those of the page
 * @param matching how many match
 */
export function useSelection(rows: readonly { readonly id: number }[], matching: Count): Selection {
	const [parameters] = useSearchParams();
	const search = parameters.toString();
	const [state, setState] = useState({ search, ids: new Set<number>(), isAll: false });
	const isSame = state.search === search;
	const isAll = isSame && state.isAll;
	const page = rows.map(({ id }) => id);
	// Of rows that were loaded again, some may be gone.
	const ids = new Set(isAll ? page : page.filter((id) => isSame && state.ids.has(id)));
	const select = (next: Iterable<number>) => setState({ search, ids: new Set(next), isAll: false });
	return {
		ids,
		isAll,
		count: isAll ? matching.n : ids.size,
		toggle: (id) => select(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
		togglePage: () => select(ids.size === page.length ? [] : page),
		selectAll:
			matching.isExact && matching.n > page.length
				? () => setState({ search, ids: new Set(), isAll: true })
				: undefined,
		clear: () => select([]),
		target: isAll ? { filter: filterOf(parameters), count: matching.n } : { ids: [...ids] },
	};
}

/** What an address filters a list by, its search included. */
export function filterOf(parameters: URLSearchParams): Record<string, string> {
	return Object.fromEntries(
		[...parameters].filter(([name, value]) => value !== "" && !orderParameters.includes(name)),
	);
}
