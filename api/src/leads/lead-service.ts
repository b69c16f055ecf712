import {
	type Consent,
	type ContactMessage,
	type Created,
	consentVersionOf,
	type NewDealership,
	paths,
	type SpamSignals,
	type VehicleInquiry,
} from "@nev/contract";
import { isDoNotContact } from "../people/do-not-contact.js";
import type { Database } from "../storage/database.js";
import { type leadKinds, leads, outbox, type suspicions } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";
import { runIdempotent } from "./idempotency.js";
import { insertDealership } from "./insert-dealership.js";
import type { StoredConsent } from "./lead.js";
import { storeLead } from "./store-lead.js";

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
	database: Pick<Database, "orm" | "pool">;
	/** Whether an operator must approve a dealership that is submitted now. */
	reviewsDealerships: () => boolean;
	/** Called after a lead is committed. */
	onStored: () => void;
}

type Body = VehicleInquiry | ContactMessage | NewDealership;

export function createLeadService({
	database,
	reviewsDealerships,
	onStored,
}: LeadServiceOptions): LeadService {
	async function submitLead(
		path: string,
		key: string | undefined,
		kind: "inquiry" | "contact",
		body: VehicleInquiry | ContactMessage,
	): Promise<Created> {
		const request = { path, key, body: comparableBody(body) };
		const dealershipId = "dealershipId" in body ? body.dealershipId : undefined;
		const id = await storeLead(database, { ...leadOf(kind, body), dealershipId }, request);
		onStored();
		return { id };
	}

	return {
		submitInquiry: (inquiry, key) => submitLead(paths.vehicleInquiry, key, "inquiry", inquiry),
		submitContact: (message, key) => submitLead(paths.contact, key, "contact", message),
		async submitDealership(dealership, key) {
			const request = { path: paths.dealerships, key, body: comparableBody(dealership) };
			const created = await database.orm.transaction((transaction) =>
				runIdempotent(transaction, request, async () => {
					const lead = leadOf("dealership", dealership);
					const isDeclined = await isDoNotContact(transaction, dealership.email);
					const suspicion = lead.suspicion ?? (isDeclined ? "declined" : undefined);
					const needsReview = reviewsDealerships() || suspicion !== undefined;
					const { id, isPending } = await insertDealership(transaction, dealership, needsReview);
					await insertLead(transaction, { ...lead, suspicion, dealershipId: id });
					return { id, ...(isPending && { pending: true }) };
				}),
			);
			onStored();
			return created;
		},
	};
}

function leadOf(kind: (typeof leadKinds)[number], body: Body) {
	const { name, email, phone } = body;
	const consent = "consent" in body ? body.consent : undefined;
	const payload = { ...body, ...(consent && { consent: withVersion(consent) }) };
	return { kind, name, email, phone, payload, suspicion: spamVerdict(body) };
}

/** Names the version of our text that the visitor agreed to. What a client says about it does not count. */
function withVersion(consent: Consent): StoredConsent {
	return { ...consent, version: consentVersionOf(consent.text) ?? "unknown" };
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

/** Stores the lead of a signup together with its mail, which is held back if the lead is suspicious. */
async function insertLead(
	transaction: Transaction,
	lead: typeof leads.$inferInsert,
): Promise<void> {
	const [stored] = await transaction.insert(leads).values(lead).returning({ id: leads.id });
	if (!stored) throw new Error("The lead was not stored.");
	await transaction.insert(outbox).values({
		leadId: stored.id,
		recipient: "company",
		state: lead.suspicion ? "held" : "waiting",
	});
}
