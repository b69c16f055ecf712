import { isDeepStrictEqual } from "node:util";
import type { FieldChange } from "@nev/contract/desk";
import type { Orm, Transaction } from "../storage/orm.js";
import { type Author, changeOf, recordAs } from "./author.js";

/** How an operator's edit is made. */
export interface EditOptions {
	readonly author: Author;
	/** The version that the operator saw. Without it, the edit applies to whatever is there. */
	readonly expectedVersion?: string | undefined;
}

/** A field whose new value is refused, and why. */
export interface FieldProblem {
	readonly field: string;
	readonly message: string;
}

/** What became of an edit. Nothing is changed unless it is `edited`. */
export type Edited<Row> =
	| {
			readonly kind: "edited";
			/** The recorded change, which can be undone. */
			readonly change: number;
			readonly row: Row;
			readonly fields: readonly FieldChange[];
	  }
	/** It has these values already. */
	| { readonly kind: "unchanged"; readonly row: Row }
	| { readonly kind: "missing" }
	| { readonly kind: "invalid"; readonly problems: readonly FieldProblem[] }
	/** Somebody has changed it since it had the expected version. */
	| { readonly kind: "conflict"; readonly row: Row };

/** New values of fields, or what is wrong with them. */
export type ParsedEdit<Values> =
	| { readonly values: Values }
	| { readonly problems: readonly FieldProblem[] };

interface RowEdit<Row, Values> {
	readonly read: (
		transaction: Transaction,
		options?: { readonly locks?: boolean },
	) => Promise<Row | undefined>;
	readonly plan: (
		before: Row,
		transaction: Transaction,
	) => ParsedEdit<Values> | Promise<ParsedEdit<Values>>;
	readonly write: (transaction: Transaction, values: Values) => Promise<unknown>;
}

/**
 * Changes a row that an operator may have had before their eyes for a while.
 *
 * @param orm a transaction of the caller's goes on after any result
 */
export function editRow<Row extends { readonly version: string }, Values extends object>(
	orm: Pick<Orm, "transaction">,
	{ author, expectedVersion }: EditOptions,
	{ read, plan, write }: RowEdit<Row, Values>,
): Promise<Edited<Row>> {
	return orm.transaction(async (transaction): Promise<Edited<Row>> => {
		await recordAs(transaction, author);
		const before = await read(transaction, { locks: true });
		if (!before) return { kind: "missing" };
		if (expectedVersion !== undefined && before.version !== expectedVersion) {
			return { kind: "conflict", row: before };
		}
		const planned = await plan(before, transaction);
		if ("problems" in planned) return { kind: "invalid", problems: planned.problems };
		const { values } = planned;
		const fields = fieldChanges(before, values);
		if (fields.length === 0) return { kind: "unchanged", row: before };
		await write(transaction, values);
		const row = await read(transaction);
		const change = await changeOf(transaction);
		if (!row || change === undefined) throw new Error("The change was not recorded.");
		return { kind: "edited", change, row, fields };
	});
}

/** The fields whose new values are other ones. */
export function fieldChanges(before: object, values: object): FieldChange[] {
	const present = new Map<string, unknown>(Object.entries(before));
	return Object.entries(values)
		.map(([field, after = null]) => ({ field, before: present.get(field) ?? null, after }))
		.filter((change) => !isDeepStrictEqual(change.before, change.after));
}
