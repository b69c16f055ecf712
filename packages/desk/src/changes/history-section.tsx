import type { History, RecordedTable } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useNotice } from "../ui/notice-context.js";
import { ChangeEntry } from "./change-entry.js";
import { FieldChanges } from "./field-changes.js";
import { changeMessages as messages } from "./messages.js";
import { useUndoRequest } from "./undo-request.js";

export interface HistorySectionProps {
	readonly table: RecordedTable;
	/** The row's id. */
	readonly id: number;
	/** The newest changes. */
	readonly history: History;
	/** The address that loads older ones: `/dealers/7/history`. */
	readonly path: string;
	/** The page of all rows: `/dealers`. Absent if no undo removes the row. */
	readonly listPath?: string;
}

/** What happened to one row: who, when, and from what to what, with the undo of each. */
export function HistorySection({ table, id, history, path, listPath }: HistorySectionProps) {
	const navigate = useNavigate();
	const { undo, isUndoing } = useUndoRequest(useNotice());
	const { older, loadOlder, hasOlder, isLoading } = useOlder(history, path);
	const items = [...history.items, ...older];
	return (
		<section aria-labelledby="history" className="history">
			<h2 id="history">{messages.history}</h2>
			{items.length === 0 && <p>{messages.noHistory}</p>}
			<ul className="changes">
				{items.map((change) => (
					<ChangeEntry
						key={change.id}
						change={change}
						isUndoing={isUndoing}
						onUndo={(undone) => {
							const isGone = listPath !== undefined && change.kind === "inserted";
							undo(undone, { row: { table, id } }, isGone ? () => navigate(listPath) : undefined);
						}}
					>
						<FieldChanges table={table} kind={change.kind} fields={change.fields} />
					</ChangeEntry>
				))}
			</ul>
			{hasOlder && (
				<p>
					<Button
						className="compact"
						aria-disabled={isLoading}
						onClick={() => !isLoading && loadOlder(items.at(-1)?.id)}
					>
						{isLoading ? messages.loadingOlder : messages.older}
					</Button>
				</p>
			)}
		</section>
	);
}

/** Loads what is older than the newest changes, page by page. */
function useOlder(history: History, path: string) {
	const fetcher = useFetcher<History>();
	const [loaded, setLoaded] = useState<History>({ items: [], hasOlder: history.hasOlder });
	const { data } = fetcher;
	useEffect(() => {
		if (!data) return;
		// The last page is loaded again after each undo.
		const ids = new Set(data.items.map(({ id }) => id));
		setLoaded(({ items }) => ({
			items: [...items.filter(({ id }) => !ids.has(id)), ...data.items],
			hasOlder: data.hasOlder,
		}));
	}, [data]);
	const shown = new Set(history.items.map(({ id }) => id));
	return {
		// A new change moves the last of the newest ones to where older ones begin.
		older: loaded.items.filter(({ id }) => !shown.has(id)),
		loadOlder: (before: number | undefined) => void fetcher.load(`${path}?before=${before}`),
		hasOlder: loaded.items.length > 0 ? loaded.hasOlder : history.hasOlder,
		isLoading: fetcher.state !== "idle",
	};
}
