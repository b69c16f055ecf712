import type { RowName, UndoConflict, Undone, UndoState } from "@nev/contract/desk";
import type { NoticeContent } from "../ui/notice-context.js";
import { fieldLabel, formatValue } from "./describe-change.js";
import { conflictReasons, changeMessages as messages, rowTitles, tableNouns } from "./messages.js";
import { noticeLines } from "./notice-lines.js";

/** Where the undo of a change is. */
export function describeUndo(change: number, state: UndoState): NoticeContent {
	switch (state.kind) {
		case "undoing":
			return { text: messages.undoingChange(change), change, isUndoing: true };
		case "failed":
			return { text: state.error, change };
		case "undone":
			return describeUndone(state);
	}
}

/** What an undo restored, and each value that it had to leave. */
export function describeUndone({ change, restored, conflicts }: Undone): NoticeContent {
	const text =
		conflicts.length > 0
			? messages.undoneInPart(restored, conflicts.length)
			: restored > 0
				? messages.undone(restored)
				: messages.nothingToUndo;
	return { text, change, details: noticeLines(conflicts, describeConflict) };
}

function describeConflict(conflict: UndoConflict): string {
	const row = rowLabel(conflict);
	if (conflict.kind === "row") return messages.rowConflict(row, conflictReasons[conflict.reason]);
	const { table, field, present, recorded } = conflict;
	return messages.fieldConflict(
		row,
		fieldLabel(table, field),
		formatValue(present, { table, field }),
		formatValue(recorded, { table, field }),
	);
}

/** A row by its name, as `Correction of Gulf Carts` or as `Lead 7`. */
export function rowLabel({ table, id, name }: RowName): string {
	// There is one.
	if (table === "company_facts") return tableNouns[table].one;
	return name === null ? `${tableNouns[table].one} ${id}` : (rowTitles[table]?.(name) ?? name);
}
