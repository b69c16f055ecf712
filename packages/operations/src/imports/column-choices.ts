import { createHash } from "node:crypto";
import { columnChoices, type Orm } from "@nev/api/operations";
import type { ImportKind } from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import { type ChosenColumns, headingKey } from "../tables/heading-meanings.js";

/** What an operator has chosen for lists with certain headings. */
interface ColumnChoice {
	readonly fields: ChosenColumns;
	readonly chosenAt: Date;
}

/** What was chosen for an earlier list with these headings, in any order. */
export async function readColumnChoice(
	orm: Pick<Orm, "select">,
	kind: ImportKind,
	header: readonly string[],
): Promise<ColumnChoice | undefined> {
	const [choice] = await orm
		.select()
		.from(columnChoices)
		.where(eq(columnChoices.headings, hashOf(kind, header)));
	return choice;
}

/** Keeps what was chosen for the next list with these headings; forgets it if that is nothing. */
export async function storeColumnChoice(
	orm: Pick<Orm, "insert" | "delete">,
	kind: ImportKind,
	header: readonly string[],
	fields: ChosenColumns,
): Promise<void> {
	const headings = hashOf(kind, header);
	if (Object.keys(fields).length === 0) {
		await orm.delete(columnChoices).where(eq(columnChoices.headings, headings));
		return;
	}
	const values = { fields, chosenAt: new Date() };
	await orm
		.insert(columnChoices)
		.values({ headings, ...values })
		.onConflictDoUpdate({ target: columnChoices.headings, set: values });
}

function hashOf(kind: ImportKind, header: readonly string[]): string {
	const headings = header.map(headingKey).sort();
	return createHash("sha256")
		.update(JSON.stringify([kind, headings]))
		.digest("base64url");
}
