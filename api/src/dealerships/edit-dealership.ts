import {
	type DealerField,
	type DealerValues,
	dealerFields,
	dealerValuesSchema,
	type FieldChange,
	isSameAddress,
} from "@nev/contract/desk";
import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import {
	type Edited,
	type EditOptions,
	editRow,
	type FieldProblem,
	fieldChanges,
	type ParsedEdit,
} from "../changes/edit-row.js";
import { findDoNotContact, isDoNotContact } from "../people/do-not-contact.js";
import { waitForImport } from "../storage/locks.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { singleSpaced } from "../text/clean.js";
import { readDealership, type StoredDealership } from "./stored-dealership.js";

/** New values of some fields. Latitude and longitude are null where only the ZIP code locates it. */
export type DealershipEdit = Readonly<Partial<Record<DealerField, unknown>>>;

export type EditedDealership =
	| Edited<StoredDealership>
	/** Another dealership has this name, address and ZIP code (`address`), or this ref. */
	| { readonly kind: "duplicate"; readonly field: "address" | "ref" };

/**
 * Changes fields of a dealership. Nothing is changed unless the result is `edited`.
 *
 * @param orm a transaction of the caller's goes on after any result
 */
export async function editDealership(
	orm: Pick<Orm, "transaction">,
	id: number,
	edit: DealershipEdit,
	options: EditOptions,
): Promise<EditedDealership> {
	try {
		return await editRow(orm, options, {
			read: async (transaction, { locks } = {}) => {
				if (locks) await waitForImport(transaction, dealerships);
				return readDealership(transaction, id, { locks });
			},
			plan: async (before, transaction) => {
				const parsed = parseEdit(edit);
				if ("problems" in parsed) return parsed;
				const problems = [
					...(await findProblems(transaction, fieldChanges(before, parsed.values))),
					...addressProblems({ email: before.email, ...parsed.values }),
				];
				return problems.length > 0 ? { problems } : parsed;
			},
			write: (transaction, values) =>
				transaction.update(dealerships).set(values).where(eq(dealerships.id, id)),
		});
	} catch (error) {
		const field = duplicateField(error);
		if (field) return { kind: "duplicate", field };
		throw error;
	}
}

/** Parses the given fields only. */
export function parseEdit(edit: DealershipEdit): ParsedEdit<Partial<DealerValues>> {
	const problems: FieldProblem[] = [];
	const values: Partial<Record<DealerField, unknown>> = {};
	for (const field of dealerFields) {
		if (edit[field] === undefined) continue;
		const { data, error } = z.safeParse(dealerValuesSchema.shape[field], edit[field]);
		for (const { message } of error?.issues ?? []) problems.push({ field, message });
		values[field] = data;
	}
	if (problems.length === 0 && typeof values.latitude !== typeof values.longitude) {
		problems.push({ field: "latitude", message: "Give both coordinates, or neither" });
	}
	// Each value was parsed by the schema of its field.
	return problems.length > 0
		? { problems }
		: { values: singleSpaced(values as Partial<DealerValues>) };
}

type NewValue = Pick<FieldChange, "field" | "after"> & Partial<Pick<FieldChange, "before">>;

/** What is wrong with new values that only the database knows. */
export async function findProblems(
	transaction: Transaction,
	fields: readonly NewValue[],
): Promise<FieldProblem[]> {
	return [
		...(await contactProblems(transaction, fields)),
		...(await pauseProblems(transaction, fields)),
	];
}

/** A dealer that has an address twice would get its leads there twice. */
export function addressProblems({
	email,
	leadAddresses = [],
}: Partial<Pick<DealerValues, "email" | "leadAddresses">>): FieldProblem[] {
	const same = leadAddresses.find((further) => isSameAddress(further.email, email ?? ""));
	return same
		? [{ field: "leadAddresses", message: `${same.email} is its email for leads already` }]
		: [];
}

/** Somebody who asked not to be contacted must not get leads. */
async function contactProblems(
	transaction: Transaction,
	fields: readonly NewValue[],
): Promise<FieldProblem[]> {
	const problems = fields.map(async ({ field, before, after }): Promise<FieldProblem[]> => {
		if (field === "email") {
			const isDeclined = await isDoNotContact(transaction, String(after));
			return isDeclined ? [{ field, message: "This address is on the do-not-contact list" }] : [];
		}
		if (field !== "leadAddresses") return [];
		// One that came onto the list since stays, and is mailed nothing.
		const known = before as DealerValues["leadAddresses"] | undefined;
		const added = (after as DealerValues["leadAddresses"])
			.map(({ email }) => email)
			.filter((email) => !known?.some((further) => isSameAddress(further.email, email)));
		const declined = await findDoNotContact(transaction, added);
		return [...declined].map((email) => ({
			field,
			message: `${email} is on the do-not-contact list`,
		}));
	});
	return (await Promise.all(problems)).flat();
}

/** By the database's day, on which pauses end. One that is over would hide it until they are ended next. */
async function pauseProblems(
	transaction: Transaction,
	fields: readonly NewValue[],
): Promise<FieldProblem[]> {
	const day = fields.find(({ field }) => field === "pausedUntil")?.after;
	if (typeof day !== "string") return [];
	const { rows } = await transaction.execute<{ isOver: boolean }>(
		sql`select ${day}::date <= current_date as "isOver"`,
	);
	return rows[0]?.isOver ? [{ field: "pausedUntil", message: "A pause ends after today" }] : [];
}

/** The field that another dealership has the same value of. */
export function duplicateField(error: unknown): "address" | "ref" | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (!("constraint" in cause)) continue;
		if (cause.constraint === "dealerships_name_and_address") return "address";
		if (cause.constraint === "dealerships_ref_unique") return "ref";
	}
	return undefined;
}
