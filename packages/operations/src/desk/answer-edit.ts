import { type Edited, type FieldProblem, notFound } from "@nev/api/operations";
import type { EditConflict, Saved } from "@nev/contract/desk";
import { DeskError } from "./desk-error.js";

/**
 * The answer to an edit: the row as it is now, or the conflict, which is what it was changed to meanwhile.
 *
 * @param noun what the row is: `vehicle`
 * @param show the row as the desk has it
 * @param sentenceOf what is wrong with a field, as a sentence
 * @throws {HttpError} 404
 * @throws {DeskError} 422 with a message for each refused field
 */
export function answerEdit<Row, Shown>(
	edited: Edited<Row>,
	noun: string,
	show: (row: Row) => Shown,
	sentenceOf = (message: string) => message,
): Saved<Shown> | EditConflict<Shown> {
	switch (edited.kind) {
		case "missing":
			return notFound(`There is no such ${noun}.`);
		case "invalid":
			return refuseProblems(edited.problems, sentenceOf);
		case "conflict":
			return {
				error: `Somebody else has changed this ${noun} meanwhile.`,
				current: show(edited.row),
			};
		case "unchanged":
			return { saved: show(edited.row), change: null };
		case "edited":
			return { saved: show(edited.row), change: edited.change };
	}
}

/** @throws {DeskError} 422 */
export function refuseProblems(
	problems: readonly FieldProblem[],
	sentenceOf = (message: string) => message,
): never {
	return refuseFields(
		Object.fromEntries(problems.map(({ field, message }) => [field, sentenceOf(message)])),
	);
}

/** @throws {DeskError} 422 */
export function refuseFields(fields: Readonly<Record<string, string>>): never {
	throw new DeskError(422, "Some fields are not filled in correctly.", { fields });
}
