import {
	type Author,
	addressesOf,
	changeOf,
	consentOf,
	dealLinkOf,
	dealOf,
	dealRows,
	deliveryProblem,
	describeRouting,
	fieldOf,
	findDoNotContact,
	findLeads,
	givenBackOf,
	isMailOf,
	isToDealershipOf,
	labelledTexts,
	leads,
	mails,
	nearestDealerOf,
	normalizeEmail,
	notFound,
	type Orm,
	readOtherLeads,
	readVehicle,
	reasonNotMailed,
	recordAs,
	type LeadMail as StoredMail,
	textOf,
} from "@nev/api/operations";
import type { DeskLead, LeadStageEdit, Saved } from "@nev/contract/desk";
import { and, eq, isNull } from "drizzle-orm";
import { lastChange } from "../../changes/read-changes.js";
import { withProblems } from "../../leads/lead-problem.js";
import { reasonToHold } from "../../leads/redeliver.js";
import { actorOf } from "../author.js";
import { readDealerRows } from "../dealers/list-dealers.js";
import { DeskError } from "../desk-error.js";
import { toLeadRow } from "./list-leads.js";

/**
 * Reads a lead with its mails.
 *
 * @throws {HttpError} 404
 */
export async function readDeskLead(orm: Orm, id: number): Promise<DeskLead> {
	const [stored] = await withProblems(orm, await findLeads(orm, [id]));
	if (!stored) return notFound("There is no such lead.");
	const { lead, deliveries, notes } = stored;
	const declined = await findDoNotContact(orm, [lead.email, ...addressesOf(stored)]);
	const consent = consentOf(stored);
	const nearest = await nearestDealerOf(orm, lead);
	const [nearestRow] = nearest ? await readDealerRows(orm, [nearest.id]) : [];
	const givenBack = givenBackOf(lead);
	const deal = dealOf(stored);
	const others = await readOtherLeads(orm, [id]);
	const isReturnable = canReturn(lead);
	const vehicle = deal && (await readVehicle(orm, fieldOf(stored, "vehicleName")));
	const waiting = await orm
		.select({ id: mails.id, reason: reasonToHold(orm) })
		.from(mails)
		.where(and(isMailOf([id]), eq(mails.state, "waiting")));
	const heldOnceDue = new Map(waiting.map((mail) => [mail.id, mail.reason]));
	return {
		...toLeadRow(stored),
		also: others.map((other) => other.id),
		uuid: lead.uuid,
		phone: lead.phone,
		dealerId: lead.dealershipId,
		overdueAt: lead.overdueAt?.toISOString() ?? null,
		remindedAt: lead.remindedAt?.toISOString() ?? null,
		givenBack: givenBack
			? { ...givenBack, at: givenBack.at.toISOString(), dealer: lead.givenBackName ?? "" }
			: null,
		notMailed: reasonNotMailed(stored, declined) ?? null,
		routing: describeRouting(lead) ?? null,
		nearest: nearest && nearestRow ? { ...nearestRow, miles: nearest.miles } : null,
		texts: labelledTexts((name) => textOf(stored, name)).flatMap(([label, text]) =>
			text === "" ? [] : [{ label, text }],
		),
		message: fieldOf(stored, "message"),
		deal: deal
			? {
					rows: dealRows(deal).map(([label, text]) => ({ label, text })),
					path: dealLinkOf({ deal, vehicle }, "") ?? null,
				}
			: null,
		page: fieldOf(stored, "page"),
		consent: consent ? { text: consent.text, givenAt: consent.givenAt } : null,
		suspicion: lead.suspicion,
		isDoNotContact: declined.has(normalizeEmail(lead.email)),
		mails: deliveries.map((mail) => ({
			id: mail.id,
			recipient: mail.recipient,
			dealer: mail.dealership?.name ?? "",
			to: mail.to ?? mail.dealership?.email ?? "",
			state: mail.state,
			attempts: mail.attempts,
			dueAt: mail.dueAt.toISOString(),
			heldOnceDue: heldOnceDue.get(mail.id) ?? null,
			sentAt: mail.sentAt?.toISOString() ?? null,
			canReturn: isReturnable(mail),
			lastError: deliveryProblem(mail),
		})),
		discardedAt: lead.discardedAt?.toISOString() ?? null,
		discardReason: lead.discardedAt ? (lead.discardReason ?? "") : "",
		notes: notes.map(({ id, at, author, text }) => ({ id, at: at.toISOString(), author, text })),
	};
}

/**
 * Whether a mail can be marked as one that came back. Not one to a former dealer: it cannot be sent once more, so it
 * would be a problem for ever.
 */
export const canReturn =
	(lead: Parameters<typeof isToDealershipOf>[0]) =>
	(mail: Pick<StoredMail, "state" | "recipient" | "dealershipId">): boolean =>
		mail.state === "sent" && (mail.recipient === "company" || isToDealershipOf(lead)(mail));

/**
 * Sets how far an operator is with a lead. One that was discarded stays closed until that is undone, which
 * brings its mails back too.
 *
 * @throws {HttpError} 404
 * @throws {DeskError} 409 if it is discarded, or another operator has changed it meanwhile
 */
export async function setLeadStage(
	orm: Orm,
	id: number,
	{ from, stage }: LeadStageEdit,
	author: Author,
): Promise<Saved<DeskLead>> {
	const change = await orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		await transaction
			.update(leads)
			.set({ stage })
			.where(and(eq(leads.id, id), eq(leads.stage, from), isNull(leads.discardedAt)));
		return changeOf(transaction);
	});
	const lead = await readDeskLead(orm, id);
	if (change !== undefined || lead.stage === stage) return { saved: lead, change: change ?? null };
	if (lead.discardedAt !== null) {
		throw new DeskError(409, "This lead is discarded. To open it again, undo that in its history.");
	}
	const who = actorOf(await lastChange(orm, "leads", id));
	throw new DeskError(409, `${who} has changed this lead meanwhile: it is ${lead.stage}.`);
}
