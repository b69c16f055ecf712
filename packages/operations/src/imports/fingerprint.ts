import { createHash } from "node:crypto";
import type { ImportRow } from "@nev/contract/desk";

/** Of the time of the import, if the file does not say it. If it does, the file is the same anyway. */
const timedFields: readonly string[] = ["reviewedAt"];

/**
 * Says whether two imports do the same: the report that an operator saw, and the one of an import that
 * is to be applied. The list may have changed in between.
 *
 * @param totals what else the import does
 */
export function fingerprintOf(
	rows: readonly Omit<ImportRow, "place">[],
	totals: Readonly<Record<string, number>>,
): string {
	const hash = createHash("sha256").update(JSON.stringify(totals));
	for (const { row, id, name, outcome, changes, notes } of rows) {
		const values = changes.map((change) => [
			change.field,
			change.old,
			timedFields.includes(change.field) || change.new,
		]);
		const texts = notes.map(({ kind, text }) => [kind, text]);
		hash.update(JSON.stringify([row, id, name, outcome, values, texts]));
	}
	return hash.digest("base64url");
}
