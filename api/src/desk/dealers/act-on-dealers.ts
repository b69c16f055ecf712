import type {
	BulkTarget,
	DealerAction,
	DealerActionRequest,
	DealerActionResult,
	DealerFilter,
	Miscounted,
} from "@nev/contract/desk";
import { asc } from "drizzle-orm";
import type { Author } from "../../changes/author.js";
import {
	approve,
	changeDealerships,
	type DealershipChange,
	hide,
	reject,
	unhide,
} from "../../dealerships/change-dealerships.js";
import type { Orm, Transaction } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";
import { matchesDealers } from "./list-dealers.js";

const changes: Readonly<Record<DealerAction, DealershipChange>> = {
	approve,
	reject,
	hide,
	unhide,
};

/**
 * Approves, rejects, hides or shows dealers again, all in one change.
 *
 * @returns what became of it, or how many match the filter by now: then nothing was done
 */
export function actOnDealers(
	orm: Orm,
	{ action, target }: DealerActionRequest,
	author: Author,
): Promise<DealerActionResult | Miscounted> {
	return orm.transaction(async (transaction) => {
		const ids = await idsOf(transaction, target);
		if ("count" in target && target.count !== ids.length) {
			return { error: "The list has changed meanwhile.", count: ids.length };
		}
		const { change, outcomes } = await changeDealerships(transaction, ids, changes[action], author);
		const changed = outcomes.filter(({ kind }) => kind === "changed").length;
		return {
			change: change ?? null,
			changed,
			unchanged: outcomes.filter(({ kind }) => kind === "unchanged").length,
			mailed: 0,
		};
	});
}

async function idsOf(
	transaction: Transaction,
	target: BulkTarget<DealerFilter>,
): Promise<readonly number[]> {
	if ("ids" in target) return target.ids;
	const rows = await transaction
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(matchesDealers(target.filter))
		.orderBy(asc(dealerships.id))
		.for("update");
	return rows.map(({ id }) => id);
}
