import type { Undone, UndoRequest } from "@nev/contract/desk";
import type { Author } from "../../changes/author.js";
import { rowNames } from "../../changes/row-names.js";
import { undoChange } from "../../changes/undo-change.js";
import { rejectMissing } from "../../http/http-error.js";
import type { Orm } from "../../storage/orm.js";

/** More conflicts than a person reads. The others are as little restored, and not listed. */
const maxConflicts = 100;

/**
 * Undoes a change, or what it did to one row.
 *
 * @throws {HttpError} 404
 */
export async function undo(
	orm: Orm,
	id: number,
	{ row }: UndoRequest,
	author: Author,
): Promise<Undone> {
	const undone = await orm.transaction((transaction) =>
		undoChange(transaction, id, author, { row }),
	);
	if (!undone) return rejectMissing("There is no such change.");
	const { change = null, restored, conflicts } = undone;
	const listed = conflicts.slice(0, maxConflicts);
	const nameOf = await rowNames(orm, listed);
	return {
		change,
		restored,
		conflicts: listed.map((conflict) => ({ ...conflict, name: nameOf(conflict) })),
	};
}
