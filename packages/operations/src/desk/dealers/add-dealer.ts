import {
	type Author,
	addressProblems,
	changeOf,
	dealerships,
	duplicateField,
	findProblems,
	type Orm,
	type PlaceIndex,
	parseEdit,
	readDealership,
	recordAs,
	rollBackIf,
} from "@nev/api/operations";
import {
	blankDealer,
	type Dealer,
	type LikelyDuplicates,
	type newDealerSchema,
	type Saved,
} from "@nev/contract/desk";
import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { findDuplicates } from "../../dealerships/find-duplicates.js";
import { refuseFields, refuseProblems } from "../answer-edit.js";
import { nameDuplicates } from "./list-duplicates.js";
import { toDealer } from "./read-dealer.js";

/**
 * Adds a dealer by the rules of an edit. It is listed and counts as reviewed, as an imported one does.
 *
 * @returns the dealer, or those that it may be: then it was not added
 * @throws {DeskError} 422 with a message for each refused field
 */
export async function addDealer(
	orm: Orm,
	{ values, distinctFrom }: z.output<typeof newDealerSchema>,
	places: Pick<PlaceIndex, "byZip">,
	author: Author,
): Promise<Saved<Dealer> | LikelyDuplicates> {
	const parsed = parseEdit({ ...blankDealer, latitude: null, longitude: null, ...values });
	if ("problems" in parsed) return refuseProblems(parsed.problems);
	// All fields are given, and so parsed.
	const row = parsed.values as typeof dealerships.$inferInsert;
	const fields = Object.entries(parsed.values).map(([field, after]) => ({ field, after }));
	const adding = rollBackIf(
		orm,
		(answer: Saved<Dealer> | LikelyDuplicates) => "error" in answer,
		async (transaction): Promise<Saved<Dealer> | LikelyDuplicates> => {
			await recordAs(transaction, author);
			const problems = [
				...(await findProblems(transaction, fields)),
				...addressProblems(parsed.values),
			];
			if (problems.length > 0) return refuseProblems(problems);
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
			if (duplicates.every(({ first }) => distinctFrom.includes(first))) {
				return { saved: toDealer(added, places), change };
			}
			return {
				error: "You may already have this dealer. Nothing was added.",
				duplicates: await nameDuplicates(transaction, duplicates),
			};
		},
	);
	return adding.catch((error: unknown) => {
		const field = duplicateField(error);
		if (field) return refuseDuplicate(field);
		throw error;
	});
}

const duplicateMessages = {
	address: "Another dealer has this name, address and ZIP code",
	ref: "Another dealer has this id",
};

/** @throws {DeskError} 422 */
export function refuseDuplicate(field: keyof typeof duplicateMessages): never {
	return refuseFields({ [field]: duplicateMessages[field] });
}
