import {
	type Dealer,
	type DealerConflict,
	type DealerEdit,
	type DealerValues,
	dealerFields,
} from "@nev/contract/desk";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { rejectMissing } from "../../http/http-error.js";
import type { PlaceIndex } from "../../places/place-index.js";
import type { Orm, Transaction } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";
import { DeskError } from "../desk-error.js";
import { placeDoubts } from "./place-doubts.js";

/** PostgreSQL's error code for a row that exists already. */
const uniqueViolation = "23505";

/** PostgreSQL gives a row another one with each change, by whatever program. */
const version = sql<string>`${dealerships}.xmin::text`;

/**
 * Reads a dealer.
 *
 * @throws {HttpError} 404
 */
export async function readDealer(
	orm: Pick<Orm, "select">,
	id: number,
	places: Pick<PlaceIndex, "byZip">,
): Promise<Dealer> {
	const [row] = await selectDealer(orm, id);
	return row ? toDealer(row, places) : rejectMissing("There is no such dealer.");
}

/**
 * Changes the fields of a dealer, if it still has the version that the operator saw.
 *
 * @returns the dealer as it is now, or the conflict: what it was changed to meanwhile
 * @throws {DeskError} 422 if another dealer has this name and address
 */
export async function editDealer(
	orm: Orm,
	id: number,
	edit: DealerEdit,
	places: Pick<PlaceIndex, "byZip">,
): Promise<Dealer | DealerConflict> {
	try {
		return await orm.transaction(async (transaction) => {
			const [row] = await selectDealer(transaction, id).for("update");
			if (!row) return rejectMissing("There is no such dealer.");
			if (row.version !== edit.version) {
				return {
					error: "Somebody else has changed this dealer meanwhile.",
					current: toDealer(row, places),
				};
			}
			await transaction.update(dealerships).set(edit.values).where(eq(dealerships.id, id));
			return readDealer(transaction, id, places);
		});
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		throw new DeskError(422, "Some fields are not filled in right.", {
			fields: { "values.address": "Another dealer has this name, address and ZIP code" },
		});
	}
}

function selectDealer(orm: Pick<Orm | Transaction, "select">, id: number) {
	return orm
		.select({ ...getTableColumns(dealerships), version })
		.from(dealerships)
		.where(eq(dealerships.id, id));
}

type Row = Awaited<ReturnType<typeof selectDealer>>[number];

function toDealer(row: Row, places: Pick<PlaceIndex, "byZip">): Dealer {
	const values = Object.fromEntries(
		dealerFields.map((field) => [field, row[field]]),
	) as DealerValues;
	return {
		id: row.id,
		version: row.version,
		values,
		visibility: row.visibility,
		reviewedAt: row.reviewedAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
		doubts: placeDoubts(values, places),
	};
}

function isUniqueViolation(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && cause.code === uniqueViolation) return true;
	}
	return false;
}
