import {
	type Author,
	changeOf,
	type DealershipEdit,
	dealerships,
	duplicateField,
	type EditedDealership,
	type FieldProblem,
	findProblems,
	type Orm,
	parseEdit,
	readDealership,
	recordAs,
	rollBackIf,
	type StoredDealership,
} from "@nev/api/operations";
import { blankDealer } from "@nev/contract/desk";
import { sql } from "drizzle-orm";
import { findDuplicates, type LikelyDuplicate } from "./find-duplicates.js";

/** What became of a new dealership. It is stored only if it is `added`. */
export type AddedDealership =
	| {
			readonly kind: "added";
			/** The recorded change, which can be undone. */
			readonly change: number;
			readonly row: StoredDealership;
	  }
	| { readonly kind: "invalid"; readonly problems: readonly FieldProblem[] }
	/** It may be one of the first ones. */
	| { readonly kind: "likely duplicate"; readonly duplicates: readonly LikelyDuplicate[] }
	| Extract<EditedDealership, { kind: "duplicate" }>;

interface AddOptions {
	readonly author: Author;
	/** Dealerships that the operator says are others, though something is the same. */
	readonly distinctFrom: readonly number[];
}

/** Adds a dealership by the rules of an edit. It is listed and counts as reviewed, as an imported one does. */
export async function addDealership(
	orm: Orm,
	values: DealershipEdit,
	{ author, distinctFrom }: AddOptions,
): Promise<AddedDealership> {
	const parsed = parseEdit({ ...blankDealer, latitude: null, longitude: null, ...values });
	if ("problems" in parsed) return { kind: "invalid", ...parsed };
	// All fields are given, and so parsed.
	const row = parsed.values as typeof dealerships.$inferInsert;
	try {
		return await rollBackIf(
			orm,
			({ kind }) => kind !== "added",
			async (transaction): Promise<AddedDealership> => {
				await recordAs(transaction, author);
				const fields = Object.entries(parsed.values).map(([field, after]) => ({ field, after }));
				const problems = await findProblems(transaction, fields);
				if (problems.length > 0) return { kind: "invalid", problems };
				const [inserted] = await transaction
					.insert(dealerships)
					.values({ ...row, reviewedAt: sql`now()` })
					.returning({ id: dealerships.id });
				const added = inserted && (await readDealership(transaction, inserted.id));
				const change = await changeOf(transaction);
				if (!added || change === undefined) throw new Error("The change was not recorded.");
				const duplicates = (await findDuplicates(transaction)).filter(
					({ second }) => second === added.id,
				);
				return duplicates.every(({ first }) => distinctFrom.includes(first))
					? { kind: "added", change, row: added }
					: { kind: "likely duplicate", duplicates };
			},
		);
	} catch (error) {
		const field = duplicateField(error);
		if (field) return { kind: "duplicate", field };
		throw error;
	}
}
