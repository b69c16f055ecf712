import {
	type ContactMessage,
	type Created,
	type NewDealership,
	paths,
	type SpamSignals,
	type VehicleInquiry,
} from "@nev/contract";
import { and, eq, sql } from "drizzle-orm";
import { isDoNotContact } from "../people/do-not-contact.js";
import type { Database } from "../storage/database.js";
import { leads, outbox, type recipients, type suspicions } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";
import { dealerships, isMailable, isVisible } from "../storage/schema.js";
import { runIdempotent } from "./idempotency.js";
import { insertDealership } from "./insert-dealership.js";

/**
 * Stores leads. Each lead is committed together with its mails in the outbox before its promise
 * resolves. A request with the idempotency key of an earlier one gets the earlier result.
 */
export interface LeadService {
	/** @throws {IdempotencyConflictError} if the key was used with another body */
	submitInquiry(inquiry: VehicleInquiry, key: string | undefined): Promise<Created>;
	/** @throws {IdempotencyConflictError} if the key was used with another body */
	submitContact(message: ContactMessage, key: string | undefined): Promise<Created>;
	/**
	 * @throws {IdempotencyConflictError} if the key was used with another body
	 * @throws {DuplicateDealershipError} if the dealership is listed already
	 */
	submitDealership(dealership: NewDealership, key: string | undefined): Promise<Created>;
}

export interface LeadServiceOptions {
	database: Pick<Database, "orm">;
	/** Whether an operator must approve a dealership that is submitted now. */
	reviewsDealerships: () => boolean;
	/** Called after a lead is committed. */
	onStored: () => void;
}

type Body = VehicleInquiry | ContactMessage | NewDealership;
type NewLead = typeof leads.$inferInsert;

export function createLeadService({
	database,
	reviewsDealerships,
	onStored,
}: LeadServiceOptions): LeadService {
	async function submit(
		path: string,
		key: string | undefined,
		body: Body,
		store: (transaction: Transaction) => Promise<Created>,
	): Promise<Created> {
		const request = { path, key, body: comparableBody(body) };
		const created = await database.orm.transaction((transaction) =>
			runIdempotent(transaction, request, () => store(transaction)),
		);
		onStored();
		return created;
	}

	return {
		submitInquiry: (inquiry, key) =>
			submit(paths.vehicleInquiry, key, inquiry, async (transaction) => {
				const dealer = await findDealership(transaction, inquiry.dealershipId);
				const lead = {
					...(await leadOf(transaction, "inquiry", inquiry)),
					dealershipId: dealer?.id,
				};
				const id = await storeLead(
					transaction,
					lead,
					dealer?.isMailable ? ["company", "dealer"] : ["company"],
				);
				return { id };
			}),

		submitContact: (message, key) =>
			submit(paths.contact, key, message, async (transaction) => ({
				id: await storeLead(transaction, await leadOf(transaction, "contact", message), [
					"company",
				]),
			})),

		submitDealership: (dealership, key) =>
			submit(paths.dealerships, key, dealership, async (transaction) => {
				const lead = await leadOf(transaction, "dealership", dealership);
				const needsReview = reviewsDealerships() || lead.suspicion !== undefined;
				const { id, isPending } = await insertDealership(transaction, dealership, needsReview);
				await storeLead(transaction, { ...lead, dealershipId: id }, ["company"]);
				return { id, ...(isPending && { pending: true }) };
			}),
	};
}

async function leadOf(transaction: Transaction, kind: NewLead["kind"], body: Body) {
	const { name, email, phone } = body;
	const isDeclined = await isDoNotContact(transaction, email);
	const suspicion = spamVerdict(body) ?? (isDeclined ? "declined" : undefined);
	return { kind, name, email, phone, payload: { ...body }, suspicion } as const;
}

/** A retry may differ in its fill time and in when consent was given. */
function comparableBody(body: Body): unknown {
	const { fillTime: _, ...rest } = body;
	return "consent" in rest && rest.consent ? { ...rest, consent: rest.consent.text } : rest;
}

/** Nobody fills in a form faster, in milliseconds. Kept short because autofill is quick. */
const minFillTime = 1500;

/** Why a lead looks like spam, if it does. A suspicious lead is stored like any other. */
function spamVerdict({ website, fillTime }: SpamSignals): (typeof suspicions)[number] | undefined {
	if (website) return "trap";
	if (fillTime !== undefined && fillTime < minFillTime) return "quick";
	return undefined;
}

/** An inquiry for an unknown dealership is stored too, for the company alone. */
async function findDealership(transaction: Transaction, id: number | undefined) {
	if (id === undefined) return undefined;
	const [dealership] = await transaction
		.select({ id: dealerships.id, isMailable: sql<boolean>`${isMailable}` })
		.from(dealerships)
		.where(and(eq(dealerships.id, id), isVisible))
		.limit(1);
	return dealership;
}

/**
 * Stores a lead together with its mails. The mails of a suspicious lead are held back until an
 * operator releases them.
 *
 * @returns the lead's id
 */
async function storeLead(
	transaction: Transaction,
	lead: NewLead,
	mailedTo: readonly (typeof recipients)[number][],
): Promise<number> {
	const [stored] = await transaction.insert(leads).values(lead).returning({ id: leads.id });
	if (!stored) throw new Error("The lead was not stored.");
	const state = lead.suspicion ? "held" : "waiting";
	await transaction
		.insert(outbox)
		.values(mailedTo.map((recipient) => ({ leadId: stored.id, recipient, state }) as const));
	return stored.id;
}
