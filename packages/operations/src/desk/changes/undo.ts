import { type Author, notFound, type Orm } from "@nev/api/operations";
import type { UndoRequest, UndoState } from "@nev/contract/desk";
import { countRows } from "../../changes/read-changes.js";
import { rowNames } from "../../changes/row-names.js";
import { type UndoOptions, undoChange } from "../../changes/undo-change.js";
import type { Runner } from "../runner.js";

/** More conflicts than a person reads. The others are as little restored, and not listed. */
const maxConflicts = 100;

/** An undo of more rows takes longer than an answer should. */
const maxRowsAtOnce = 1000;

/** Undoes changes: small ones at once, and large ones after the answer. */
export interface Undos {
	/**
	 * Undoes a change, or what it did to one row. A change of many rows is only begun to be undone.
	 *
	 * @throws {HttpError} 404
	 * @throws {DeskError} 409 while an import is being applied, or a change undone
	 */
	undo(id: number, request: UndoRequest, author: Author): Promise<UndoState>;
	/** Where the last undo of many rows is, if it is the one of this change. */
	stateOf(id: number): UndoState | undefined;
}

/** @param orm what short undos use */
export function createUndos(orm: Orm, runner: Runner): Undos {
	let last: { readonly id: number; state: UndoState } | undefined;

	function begin(id: number, author: Author, total: number): UndoState {
		const { log, signal } = runner;
		const undo: typeof last = { id, state: { kind: "undoing", done: 0, total } };
		const onProgress = (done: number) => {
			undo.state = { kind: "undoing", done, total };
		};
		const written = runner.write("A change is being undone", () =>
			undoInOne(runner.orm, id, author, { signal, onProgress }),
		);
		last = undo;
		written.then(
			(state) => {
				undo.state = state;
			},
			(error: unknown) => {
				log.error({ err: error }, "an undo has failed");
				undo.state = {
					kind: "failed",
					error: "The undo has failed, and nothing was undone. Try again.",
				};
			},
		);
		return undo.state;
	}

	return {
		async undo(id, { row }, author) {
			const counts = (await countRows(orm, [id]))(id);
			const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
			if (row === undefined && total > maxRowsAtOnce) return begin(id, author, total);
			runner.requireIdle();
			return undoInOne(orm, id, author, { row });
		},
		stateOf: (id) => (last?.id === id ? last.state : undefined),
	};
}

/** Undoes a change in one transaction. */
function undoInOne(orm: Orm, id: number, author: Author, options: UndoOptions): Promise<UndoState> {
	return orm.transaction(async (transaction) => {
		const undone = await undoChange(transaction, id, author, options);
		if (!undone) return notFound("There is no such change.");
		const { change = null, restored, conflicts } = undone;
		const listed = conflicts.slice(0, maxConflicts);
		const nameOf = await rowNames(transaction, listed);
		return {
			kind: "undone",
			change,
			restored,
			conflicts: listed.map((conflict) => ({ ...conflict, name: nameOf(conflict) })),
		};
	});
}
