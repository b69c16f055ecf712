import { isDeepStrictEqual } from "node:util";
import { correctionFormSchema, dealershipFormSchema, regionNames } from "@nev/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type Author, changeOf, recordAs } from "../changes/author.js";
import type { FieldChange } from "../changes/past.js";
import { findDoNotContact } from "../people/do-not-contact.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { singleSpaced } from "./single-spaced.js";
import { readDealership, type StoredDealership } from "./stored-dealership.js";

const degrees = (max: number) =>
	z.nullable(
		z
			.number("Give a number of degrees")
			.check(z.minimum(-max, `Give -${max} to ${max}`), z.maximum(max, `Give -${max} to ${max}`)),
	);

/** The forms' fields have an empty text where a stored value is null. */
const emptyIfNull = z.pipe(
	z.nullable(z.string()),
	z.transform((text) => text ?? ""),
);

/**
 * The fields of a dealership that an operator may change, by the rules of the signup form. A dealership in
 * a territory or in the District has an address, but no page for its state.
 */
const fieldsSchema = z.extend(dealershipFormSchema, {
	state: z.enum(regionNames, "Give the full name of a state or a territory"),
	/** The operator's own id. An empty text removes it. */
	ref: z.pipe(
		z.nullable(z.string().check(z.trim(), z.maxLength(100))),
		z.transform((ref) => ref || null),
	),
	website: z.pipe(emptyIfNull, correctionFormSchema.shape.website),
	/** The day from which it is listed again. An empty text ends a pause. */
	pausedUntil: z.pipe(emptyIfNull, correctionFormSchema.shape.pausedUntil),
	latitude: degrees(90),
	longitude: degrees(180),
});

type Fields = z.infer<typeof fieldsSchema>;

/** The fields that an operator may change. */
export type DealershipField = keyof Fields;

/** New values of some fields. Latitude and longitude are null where only the ZIP code locates it. */
export type DealershipEdit = Readonly<Partial<Record<DealershipField, unknown>>>;

/** A field whose new value is refused, and why. */
export interface FieldProblem {
	readonly field: DealershipField;
	readonly message: string;
}

export type EditedDealership =
	| {
			readonly kind: "edited";
			/** The recorded change, which can be undone. */
			readonly change: number;
			readonly dealership: StoredDealership;
			readonly fields: readonly FieldChange[];
	  }
	/** It has these values already. */
	| { readonly kind: "unchanged"; readonly dealership: StoredDealership }
	| { readonly kind: "missing" }
	| { readonly kind: "invalid"; readonly problems: readonly FieldProblem[] }
	/** Somebody has changed it since it had the expected version. */
	| { readonly kind: "conflict"; readonly dealership: StoredDealership }
	/** Another dealership has this name, address and ZIP code, or this ref. */
	| { readonly kind: "duplicate" };

export interface EditOptions {
	readonly author: Author;
	/** The version that the operator saw. Without it, the edit applies to whatever is there. */
	readonly expectedVersion?: string | undefined;
}

/**
 * Changes fields of a dealership. Nothing is changed unless the result is `edited`.
 *
 * @param orm a transaction of the caller's goes on after any result
 */
export async function editDealership(
	orm: Pick<Orm, "transaction">,
	id: number,
	edit: DealershipEdit,
	{ author, expectedVersion }: EditOptions,
): Promise<EditedDealership> {
	const parsed = parseEdit(edit);
	if ("problems" in parsed) return { kind: "invalid", problems: parsed.problems };
	try {
		return await orm.transaction(async (transaction): Promise<EditedDealership> => {
			await recordAs(transaction, author);
			const before = await readDealership(transaction, id, { locks: true });
			if (!before) return { kind: "missing" };
			if (expectedVersion !== undefined && before.version !== expectedVersion) {
				return { kind: "conflict", dealership: before };
			}
			const fields = differences(before, parsed.values);
			if (fields.length === 0) return { kind: "unchanged", dealership: before };
			const problems = await contactProblems(transaction, fields);
			if (problems.length > 0) return { kind: "invalid", problems };
			await transaction.update(dealerships).set(parsed.values).where(eq(dealerships.id, id));
			const dealership = await readDealership(transaction, id);
			const change = await changeOf(transaction);
			if (!dealership || change === undefined) throw new Error("The change was not recorded.");
			return { kind: "edited", change, dealership, fields };
		});
	} catch (error) {
		if (isDuplicate(error)) return { kind: "duplicate" };
		throw error;
	}
}

/** Parses the given fields only. */
function parseEdit(
	edit: DealershipEdit,
): { values: Partial<Fields> } | { problems: readonly FieldProblem[] } {
	const problems: FieldProblem[] = [];
	const values: Partial<Record<DealershipField, unknown>> = {};
	for (const field of Object.keys(fieldsSchema.shape) as DealershipField[]) {
		if (edit[field] === undefined) continue;
		const { data, error } = z.safeParse(fieldsSchema.shape[field], edit[field]);
		for (const { message } of error?.issues ?? []) problems.push({ field, message });
		values[field] = typeof data === "string" ? singleSpaced(data) : data;
	}
	if (problems.length === 0 && typeof values.latitude !== typeof values.longitude) {
		problems.push({ field: "latitude", message: "Give both coordinates, or neither" });
	}
	// Each value was parsed by the schema of its field.
	return problems.length > 0 ? { problems } : { values: values as Partial<Fields> };
}

function differences(before: StoredDealership, values: Partial<Fields>): FieldChange[] {
	return (Object.keys(values) as DealershipField[])
		.map((field) => ({ field, before: before[field], after: values[field] ?? null }))
		.filter((change) => !isDeepStrictEqual(change.before, change.after));
}

/** Somebody who asked not to be contacted must not get leads. */
async function contactProblems(
	transaction: Transaction,
	fields: readonly FieldChange[],
): Promise<FieldProblem[]> {
	const emails = fields.flatMap(({ field, after }) => (field === "email" ? [String(after)] : []));
	const blocked = await findDoNotContact(transaction, emails);
	return blocked.size > 0
		? [{ field: "email", message: "This address is on the do-not-contact list" }]
		: [];
}

/** Of its name with its address, and of the operator's own id. */
const uniqueConstraints = ["dealerships_name_and_address", "dealerships_ref_unique"];

function isDuplicate(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("constraint" in cause && uniqueConstraints.includes(`${cause.constraint}`)) return true;
	}
	return false;
}
