import {
	type Author,
	type ConfirmationSettings,
	dealerships,
	leads,
	mails,
	type Orm,
	rollBackIf,
	type Transaction,
} from "@nev/api/operations";
import type {
	LeadActionPreview,
	LeadActionRequest,
	LeadActionResult,
	ListChanged,
} from "@nev/contract/desk";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { type ChangedLeads, changeLeads } from "../../leads/change-leads.js";
import { discardLeads } from "../../leads/discard-leads.js";
import { handOverLeads, lockReceiver } from "../../leads/hand-over-leads.js";
import { releaseLeads, resendLeads, retryLeads } from "../../leads/redeliver.js";
import { DeskError } from "../desk-error.js";
import { lockTarget } from "../lists/lock-target.js";
import { nameOutdated } from "../lists/name-outdated.js";
import { matchesLeads } from "./lead-filter.js";
import { lastLeadChanges } from "./lead-history.js";
import { readLeadRows } from "./list-leads.js";

export interface ActOnLeadsOptions {
	readonly author: Author;
	readonly settings: ConfirmationSettings;
	/** Whether it is only asked what the action would do: it is done, and rolled back. */
	readonly isPreview: boolean;
}

/**
 * Sends mails of leads, ends them, or hands leads over, all in one change. Leads that were changed since the
 * operator saw them stay as they are.
 *
 * @returns what became of it, or how many match the filter by now: then nothing was done
 * @throws {DeskError} 422 if there is no such dealer
 */
export function actOnLeads(
	orm: Orm,
	request: LeadActionRequest,
	{ author, settings, isPreview }: ActOnLeadsOptions,
): Promise<LeadActionResult | ListChanged> {
	return rollBackIf(orm, isPreview, async (transaction) => {
		if (request.action === "handOver") await lockReceiver(transaction, request.to);
		const locked = await lockTarget(transaction, request.target, leads.id, (filter) =>
			matchesLeads(transaction, filter),
		);
		if ("error" in locked) return locked;
		const { changed, change } = await changeLeads(transaction, locked.ids, author, () =>
			act(transaction, locked.ids, request, settings),
		);
		return {
			change: isPreview ? null : change,
			changed: changed.leads.size,
			unchanged: new Set(locked.ids).size - changed.leads.size,
			heldCount: changed.heldCount ?? 0,
			notToldCount: changed.notToldCount ?? 0,
			outdated: nameOutdated(
				await readLeadRows(transaction, locked.outdated),
				await lastLeadChanges(transaction, locked.outdated),
			),
			...(await mailsByRecipient(transaction, changed.mails, settings.mail.to)),
		};
	});
}

async function act(
	transaction: Transaction,
	ids: readonly number[],
	request: LeadActionRequest,
	settings: ConfirmationSettings,
): Promise<ChangedLeads> {
	switch (request.action) {
		case "retry":
			return retryLeads(transaction, ids, settings.mail);
		case "resend":
			return resendLeads(transaction, ids, settings.mail);
		case "release":
			return releaseLeads(transaction, ids, settings);
		case "discard":
			return discardLeads(transaction, ids, request.reason);
		case "handOver": {
			const handedOver = await handOverLeads(transaction, ids, request);
			const refusal = "Visitors do not see this dealer, it is paused, or there is none.";
			if (!handedOver) throw new DeskError(422, refusal);
			return handedOver;
		}
	}
}

/** Recipients that are named; a list of more is not read. */
const maxRecipients = 10;

/** To whom mails go that are due. Those that are held back go to nobody yet. */
async function mailsByRecipient(
	transaction: Pick<Transaction, "select">,
	ids: ReadonlySet<number>,
	companyEmail: string,
): Promise<Pick<LeadActionPreview, "mails" | "mailCount">> {
	if (ids.size === 0) return { mails: [], mailCount: 0 };
	const n = count();
	const isWebhook = sql<boolean>`${mails.kind} = 'webhook'`;
	const name = sql<
		string | null
	>`case when ${isWebhook} then 'Webhook' else ${dealerships.name} end`;
	const rows = await transaction
		.select({
			dealer: name,
			email: sql<
				string | null
			>`case when ${isWebhook} then '' else coalesce(${mails.to}, ${dealerships.email}) end`,
			n,
		})
		.from(mails)
		.leftJoin(dealerships, eq(mails.dealershipId, dealerships.id))
		.where(and(inArray(mails.id, [...ids]), eq(mails.state, "waiting")))
		.groupBy(dealerships.id, isWebhook, mails.to)
		.orderBy(desc(n), name, sql`${mails.to} nulls first`);
	return {
		mails: rows
			.slice(0, maxRecipients)
			.map((row) => ({ ...row, email: row.email ?? companyEmail })),
		mailCount: rows.reduce((total, row) => total + row.n, 0),
	};
}
