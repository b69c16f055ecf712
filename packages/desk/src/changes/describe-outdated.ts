import type { Outdated } from "@nev/contract/desk";
import { seenName } from "../ui/seen-name.js";
import { actionLabel } from "./describe-change.js";
import { changeMessages as messages } from "./messages.js";
import { noticeLines } from "./notice-lines.js";

/**
 * What an action left as it is, because it was changed since the operator saw it: a line for each.
 *
 * @param describe a row as it is now
 */
export function describeOutdated<Row extends { readonly name: string }>(
	outdated: readonly Outdated<Row>[],
	describe: (row: Row) => string,
): string[] {
	return noticeLines(outdated, ({ row, change }) =>
		messages.outdatedRow(
			seenName(row.name),
			describe(row),
			change && { what: actionLabel(change), actor: change.actor },
		),
	);
}
