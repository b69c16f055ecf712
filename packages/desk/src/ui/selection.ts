import type { BulkTarget, Page, SeenRow } from "@nev/contract/desk";
import { useState } from "react";
import { useSearchParams } from "react-router";

/** The filter of everything that matches, as the operator saw it. */
type Matching = Extract<BulkTarget<Record<string, string>>, { filter: unknown }>;

/** The rows of a list that an action is for. */
export interface Selection<Row = unknown> {
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
	/** The selected rows of this page, as it shows them. */
	readonly rows: readonly Row[];
	/** Everything that matches, if that is selected. */
	readonly matching: Matching | undefined;
}

/** What to send to the server. */
export function targetOf({
	rows,
	matching,
}: Selection<SeenRow>): BulkTarget<Record<string, string>> {
	return matching ?? { rows: rows.map(({ id, version }) => ({ id, version })) };
}

/** Parameters of an address that filter nothing. */
const orderParameters = ["sort", "order", "after", "before"];

/** The selection in a list. It ends when the list shows another page, or another part of it. */
export function useSelection<Row extends { readonly id: number }>({
	items,
	count: matching,
	version,
}: Page<Row>): Selection<Row> {
	const [parameters] = useSearchParams();
	const search = parameters.toString();
	const [state, setState] = useState({ search, ids: new Set<number>(), isAll: false });
	const isSame = state.search === search;
	// What is not counted to the end any more cannot be selected.
	const isAll = isSame && state.isAll && version !== undefined;
	const page = items.map(({ id }) => id);
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
			version !== undefined && matching.n > page.length
				? () => setState({ search, ids: new Set(), isAll: true })
				: undefined,
		clear: () => select([]),
		rows: items.filter(({ id }) => ids.has(id)),
		matching: isAll ? { filter: filterOf(parameters), count: matching.n, version } : undefined,
	};
}

/** What an address filters a list by, its search included. */
export function filterOf(parameters: URLSearchParams): Record<string, string> {
	return Object.fromEntries(
		[...parameters].filter(([name, value]) => value !== "" && !orderParameters.includes(name)),
	);
}
