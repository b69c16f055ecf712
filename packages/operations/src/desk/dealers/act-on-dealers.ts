import {
	type Author,
	addNotices,
	dealerships,
	type Orm,
	readContact,
	type Settings,
} from "@nev/api/operations";
import type {
	DealerAction,
	DealerActionRequest,
	DealerActionResult,
	ListChanged,
} from "@nev/contract/desk";
import { lastChanges } from "../../changes/read-changes.js";
import {
	approve,
	changeDealerships,
	type DealershipChange,
	hide,
	reject,
	unhide,
} from "../../dealerships/change-dealerships.js";
import { rejectionNotice } from "../../dealerships/rejection-notice.js";
import { tellApproved } from "../../dealerships/tell-approved.js";
import { DeskError } from "../desk-error.js";
import { lockTarget } from "../lists/lock-target.js";
import { nameOutdated } from "../lists/name-outdated.js";
import { matchesDealers, readDealerRows } from "./list-dealers.js";

export interface ActOptions {
	readonly author: Author;
	readonly settings: Pick<Settings, "mail" | "publicUrl">;
}

const changes: Readonly<Record<DealerAction, DealershipChange>> = {
	approve,
	reject,
	hide,
	unhide,
};

/**
 * Approves, rejects, hides or shows dealers again, all in one change. Those that are approved are told by mail
 * `approvalNoticeMinutes` later, and those that are rejected with a reason get it, once the change is committed.
 * Those that were changed since the operator saw them stay as they are.
 *
 * @returns what became of it, or how many match the filter by now: then nothing was done
 * @throws {DeskError} 409 if one that must be as the operator saw it does not exist any more
 */
export function actOnDealers(
	orm: Orm,
	{ action, target, beside = [], reason = "" }: DealerActionRequest,
	{ author, settings }: ActOptions,
): Promise<DealerActionResult | ListChanged> {
	return orm.transaction(async (transaction) => {
		// At once, in the order of their ids, so that who hides the one does not wait for who hides the other.
		const all = "rows" in target ? { rows: [...target.rows, ...beside] } : target;
		const locked = await lockTarget(transaction, all, dealerships.id, matchesDealers);
		if ("error" in locked) return locked;
		const { outdated } = locked;
		const besides = beside.map(({ id }) => id);
		if ((await readDealerRows(transaction, besides)).length < besides.length) {
			throw new DeskError(409, "The other dealer does not exist any more. Nothing was changed.");
		}
		const ids = outdated.some((id) => besides.includes(id))
			? []
			: locked.ids.filter((id) => !besides.includes(id));
		const done = await changeDealerships(transaction, ids, changes[action], author);
		const { change, outcomes } = done;
		const changed = outcomes.flatMap((one) => (one.kind === "changed" ? one.dealership : []));
		const rejected = changed.filter(
			({ email, isDoNotContact }) =>
				action === "reject" && reason !== "" && email !== "" && !isDoNotContact,
		);
		const company = await readContact(transaction);
		await addNotices(
			transaction,
			rejected.map((dealership) => rejectionNotice(dealership, reason, company)),
		);
		const approved =
			action === "approve" ? await tellApproved(transaction, done, settings) : undefined;
		return {
			change: change ?? null,
			changed: changed.length,
			unchanged: outcomes.filter(({ kind }) => kind === "unchanged").length,
			outdated: nameOutdated(
				await readDealerRows(transaction, outdated),
				await lastChanges(transaction, "dealerships", outdated),
			),
			mailed: rejected.length + (approved?.told.length ?? 0),
			notTold: approved?.notTold ?? [],
		};
	});
}
