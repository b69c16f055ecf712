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
import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import { discardLeads } from "../../leads/discard-leads.js";
import { handOverLeads, lockReceiver } from "../../leads/hand-over-leads.js";
import { type ChangedMails, releaseLeads, resendLeads, retryLeads } from "../../leads/redeliver.js";
import { DeskError } from "../desk-error.js";
import { lockTarget } from "../lists/lock-target.js";
import { nameOutdated } from "../lists/name-outdated.js";
import { lastLeadChanges } from "./lead-history.js";
import { matchesLeads, readLeadRows } from "./list-leads.js";

export interface ActOnLeadsOptions {
	readonly author: Author;
	readonly settings: ConfirmationSettings;
}

/** What an action did to leads. */
interface Acted {
	readonly change: number | null;
	readonly changed: number;
	readonly unchanged: number;
	/** The mails that it made due. */
	readonly mails: ReadonlySet<number>;
	/** How many mails a retry held back. */
	readonly heldCount?: number;
	/** Of how many leads the former dealers were to be told and cannot be. */
	readonly notToldCount?: number;
}

/**
 * Sends mails of leads, ends them, or hands leads over, all in one change. Leads that were changed since the
 * operator saw them stay as they are.
 *
 * @returns what became of it, or how many match the filter by now: then nothing was done
 * @throws {DeskError} 422 if there is no such dealer
 */
export async function actOnLeads(
	orm: Orm,
	request: LeadActionRequest,
	options: ActOnLeadsOptions,
): Promise<LeadActionResult | ListChanged> {
	const result = await run(orm, request, false, options);
	if ("error" in result) return result;
	const { mails: _, ...counts } = result;
	return counts;
}

/**
 * What an action would do: it is done, and rolled back.
 *
 * @throws {DeskError} 422 if there is no such dealer
 */
export async function previewAction(
	orm: Orm,
	request: LeadActionRequest,
	options: ActOnLeadsOptions,
): Promise<LeadActionPreview | ListChanged> {
	const result = await run(orm, request, true, options);
	if ("error" in result) return result;
	const { change: _, ...preview } = result;
	return preview;
}

function run(
	orm: Orm,
	request: LeadActionRequest,
	isPreview: boolean,
	{ author, settings }: ActOnLeadsOptions,
): Promise<(LeadActionResult & LeadActionPreview) | ListChanged> {
	return rollBackIf(orm, isPreview, async (transaction) => {
		if (request.action === "handOver") await lockReceiver(transaction, request.to);
		const locked = await lockTarget(transaction, request.target, leads.id, (filter) =>
			matchesLeads(transaction, filter),
		);
		if ("error" in locked) return locked;
		const acted = await act(transaction, locked.ids, request, { author, settings });
		const { mails, heldCount = 0, notToldCount = 0, ...counts } = acted;
		return {
			...counts,
			heldCount,
			notToldCount,
			outdated: nameOutdated(
				await readLeadRows(transaction, locked.outdated),
				await lastLeadChanges(transaction, locked.outdated),
			),
			...(await mailsByRecipient(transaction, mails, settings.mail.to)),
		};
	});
}

async function act(
	transaction: Transaction,
	ids: readonly number[],
	request: LeadActionRequest,
	{ author, settings }: ActOnLeadsOptions,
): Promise<Acted> {
	switch (request.action) {
		case "retry":
			return withChangedMail(ids, await retryLeads(transaction, ids, author));
		case "resend":
			return withChangedMail(ids, await resendLeads(transaction, ids, author));
		case "release":
			return withChangedMail(ids, await releaseLeads(transaction, ids, author, settings));
		case "discard": {
			const isOpen = and(inArray(leads.id, [...ids]), isNull(leads.discardedAt));
			const open = await transaction.select({ id: leads.id }).from(leads).where(isOpen);
			const openIds = new Set(open.map(({ id }) => id));
			const discarded = await discardLeads(transaction, ids, request.reason, author);
			// Of one that was discarded before, a mail may wait that was sent once more.
			const ended = discarded.leads.filter(
				({ lead, deliveries }) =>
					lead.discardedAt &&
					(openIds.has(lead.id) || deliveries.some(({ id }) => discarded.mails.has(id))),
			);
			return { ...countOf(ids, ended.length), change: discarded.change ?? null, mails: new Set() };
		}
		case "handOver": {
			const { to, tellsFormer } = request;
			const result = await handOverLeads(transaction, ids, to, { author, tellsFormer });
			if (result.kind === "no dealership") {
				throw new DeskError(
					422,
					"Visitors do not see this dealer, it is paused, or there is none.",
				);
			}
			const { change, outcomes, mails } = result;
			const handedOver = outcomes.filter(({ kind }) => kind === "handed over");
			const notTold = outcomes.filter(
				({ former }) => former === "gets ADF" || former === "not mailed",
			);
			const counts = { ...countOf(ids, handedOver.length), notToldCount: notTold.length };
			return { ...counts, change: change ?? null, mails };
		}
	}
}

function withChangedMail(ids: readonly number[], { change, mails, leads }: ChangedMails): Acted {
	const changed = leads.filter(({ deliveries }) => deliveries.some(({ id }) => mails.has(id)));
	const deliveries = changed.flatMap((lead) => lead.deliveries);
	const held = deliveries.filter(({ id, state }) => state === "held" && mails.has(id));
	const counts = { ...countOf(ids, changed.length), heldCount: held.length };
	return { ...counts, change: change ?? null, mails };
}

function countOf(ids: readonly number[], changed: number) {
	return { changed, unchanged: new Set(ids).size - changed };
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
	const { name, email } = dealerships;
	const rows = await transaction
		.select({ dealer: name, email, n })
		.from(mails)
		.leftJoin(dealerships, eq(mails.dealershipId, dealerships.id))
		.where(and(inArray(mails.id, [...ids]), eq(mails.state, "waiting")))
		.groupBy(dealerships.id)
		.orderBy(desc(n), name);
	return {
		mails: rows
			.slice(0, maxRecipients)
			.map((row) => ({ ...row, email: row.email ?? companyEmail })),
		mailCount: rows.reduce((total, row) => total + row.n, 0),
	};
}
