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
import { rejectionNotice } from "../../dealerships/rejection-notice.js";
import { addNotices } from "../../notices/notices.js";
import { findDoNotContact, normalizeEmail } from "../../people/do-not-contact.js";
import type { Settings } from "../../settings/settings.js";
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
 * Approves, rejects, hides or shows dealers again, all in one change. Those that are rejected with a reason
 * get it by mail, once the change is committed.
 *
 * @returns what became of it, or how many match the filter by now: then nothing was done
 */
export function actOnDealers(
	orm: Orm,
	{ action, target, reason = "" }: DealerActionRequest,
	{ author, company }: { readonly author: Author } & Pick<Settings, "company">,
): Promise<DealerActionResult | Miscounted> {
	return orm.transaction(async (transaction) => {
		const ids = await idsOf(transaction, target);
		if ("count" in target && target.count !== ids.length) {
			return { error: "The list has changed meanwhile.", count: ids.length };
		}
		const { change, outcomes } = await changeDealerships(transaction, ids, changes[action], author);
		const changed = outcomes.flatMap((one) => (one.kind === "changed" ? one.dealership : []));
		const told = action === "reject" && reason !== "" ? await mailable(transaction, changed) : [];
		await addNotices(
			transaction,
			told.map((dealership) => rejectionNotice(dealership, reason, company)),
		);
		return {
			change: change ?? null,
			changed: changed.length,
			unchanged: outcomes.filter(({ kind }) => kind === "unchanged").length,
			mailed: told.length,
		};
	});
}

/** Those with an address, of nobody who asked not to be contacted. */
async function mailable<Row extends { readonly email: string }>(
	transaction: Transaction,
	rows: readonly Row[],
): Promise<Row[]> {
	const addressed = rows.filter(({ email }) => email !== "");
	const blocked = await findDoNotContact(
		transaction,
		addressed.map(({ email }) => email),
	);
	return addressed.filter(({ email }) => !blocked.has(normalizeEmail(email)));
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
