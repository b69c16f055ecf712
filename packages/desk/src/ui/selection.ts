import type { BulkTarget, Page, SeenRow } from "@nev/contract/desk";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";

/** The filter of everything that matches, as the operator saw it. */
type Matching = Extract<BulkTarget<Record<string, string>>, { filter: unknown }>;

/** The rows of a list that an action is for. */
export interface Selection<Row = unknown> {
	/** Those of this page that are selected. All of them if everything that matches is. */
	readonly ids: ReadonlySet<number>;
	/** Whether everything that matches the filter is selected, on other pages too. */
	readonly isAll: boolean;
	/** Everything that matched was selected, until the list changed. */
	readonly hasEnded: boolean;
	/** How many are selected. */
	readonly count: number;
	/** Of the element that says it. */
	readonly statusId: string;
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

/** Names the rows of a target, in whatever version. */
export function nameOfTarget(target: BulkTarget<unknown> | undefined): string {
	if (!target) return "";
	return "rows" in target ? target.rows.map(({ id }) => id).join() : JSON.stringify(target.filter);
}

/** Parameters of an address that filter nothing. */
const orderParameters = ["sort", "order", "after", "before"];

interface SelectionState {
	/** The address of the list that it is a selection of. */
	readonly search: string;
	readonly ids: ReadonlySet<number>;
	/** The version of everything that matches, if all of it is selected. */
	readonly all: string | undefined;
	readonly hasEnded: boolean;
}

/**
 * The selection in a list. It ends when the list shows another page, or another part of it. That of
 * everything ends when something else matches, because nobody has selected that.
 */
export function useSelection<Row extends { readonly id: number }>({
	items,
	count: matching,
	version,
}: Page<Row>): Selection<Row> {
	const [parameters] = useSearchParams();
	const statusId = useId();
	const search = parameters.toString();
	const nothing = { search, ids: new Set<number>(), all: undefined, hasEnded: false };
	const [state, setState] = useState<SelectionState>(nothing);
	if (state.search !== search) setState(nothing);
	else if (state.all !== undefined && state.all !== version) {
		setState({ ...nothing, hasEnded: true });
	}
	const isAll = state.all !== undefined;
	const page = items.map(({ id }) => id);
	// Of rows that were loaded again, some may be gone.
	const ids = new Set(isAll ? page : page.filter((id) => state.ids.has(id)));
	const select = (next: Iterable<number>) => setState({ ...nothing, ids: new Set(next) });
	return {
		ids,
		isAll,
		hasEnded: state.hasEnded,
		count: isAll ? matching.n : ids.size,
		statusId,
		toggle: (id) => select(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
		togglePage: () => select(ids.size === page.length ? [] : page),
		selectAll:
			version !== undefined && matching.n > page.length
				? () => setState({ ...nothing, all: version })
				: undefined,
		clear: () => select([]),
		rows: items.filter(({ id }) => ids.has(id)),
		matching:
			state.all !== undefined
				? { filter: filterOf(parameters), count: matching.n, version: state.all }
				: undefined,
	};
}

/** What an address filters a list by, its search included. */
export function filterOf(parameters: URLSearchParams): Record<string, string> {
	return Object.fromEntries(
		[...parameters].filter(([name, value]) => value !== "" && !orderParameters.includes(name)),
	);
}
