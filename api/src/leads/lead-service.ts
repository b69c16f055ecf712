import {
	type ContactMessage,
	type Created,
	type NewDealership,
	paths,
	type VehicleInquiry,
} from "@nev/contract";
import { and, eq, sql } from "drizzle-orm";
import { HttpError } from "../routes/http-error.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import type { leads } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { runIdempotent } from "./idempotency.js";
import { isVisible } from "./mailable.js";
import { storeLead } from "./store-lead.js";
import { spamVerdict } from "./suspicion.js";

/** Where leads come in. Each is committed, with the mails it asks for, before its answer is given. */
export interface LeadService {
	submitInquiry(inquiry: VehicleInquiry, key: string | undefined): Promise<Created>;
	submitContact(message: ContactMessage, key: string | undefined): Promise<Created>;
	/** @throws {HttpError} 422 where one of this name and address stands already */
	submitDealership(dealership: NewDealership, key: string | undefined): Promise<Created>;
}

export interface LeadServiceDependencies {
	database: Pick<Database, "orm">;
	settings: Pick<Settings, "reviewsDealerships">;
	/** Called when a lead has been committed. */
	onStored: () => void;
}

type Body = VehicleInquiry | ContactMessage | NewDealership;

/** @throws {HttpError} 409 from each call where its key came with another body */
export function createLeadService({
	database,
	settings,
	onStored,
}: LeadServiceDependencies): LeadService {
	async function take(
		path: string,
		key: string | undefined,
		body: Body,
		act: (transaction: Transaction) => Promise<Created>,
	): Promise<Created> {
		const answer = await database.orm.transaction((transaction) =>
			runIdempotent(transaction, { path, key, body: comparable(body) }, () => act(transaction)),
		);
		onStored();
		return answer;
	}

	return {
		submitInquiry: (inquiry, key) =>
			take(paths.vehicleInquiry, key, inquiry, async (transaction) => {
				const dealer = await findDealership(transaction, inquiry.dealershipId);
				const id = await storeLead(transaction, {
					...leadOf("inquiry", inquiry),
					dealershipId: dealer?.id,
					isForDealer: dealer?.isReviewed ?? false,
				});
				return { id };
			}),

		submitContact: (message, key) =>
			take(paths.contact, key, message, async (transaction) => ({
				id: await storeLead(transaction, leadOf("contact", message)),
			})),

		submitDealership: (given, key) =>
			take(paths.dealerships, key, given, async (transaction) => {
				const lead = leadOf("dealership", given);
				const waits = settings.reviewsDealerships || lead.suspicion !== undefined;
				const { id, isPending } = await insertDealership(transaction, given, waits);
				await storeLead(transaction, { ...lead, dealershipId: id });
				return { id, ...(isPending && { pending: true }) };
			}),
	};
}

function leadOf<Kind extends (typeof leads.$inferInsert)["kind"]>(kind: Kind, body: Body) {
	const { name, email, phone } = body;
	return { kind, name, email, phone, payload: { ...body }, suspicion: spamVerdict(body) };
}

/** When the visitor has pressed, and how long it took, may differ between a press and its retry. */
function comparable(body: Body): unknown {
	const { fillTime: _, ...rest } = body;
	return "consent" in rest && rest.consent ? { ...rest, consent: rest.consent.text } : rest;
}

/** An unknown dealership does not refuse the lead; the company gets it all the same. */
async function findDealership(transaction: Transaction, id: number | undefined) {
	if (id === undefined) return undefined;
	const [found] = await transaction
		.select({ id: dealerships.id, reviewedAt: dealerships.reviewedAt })
		.from(dealerships)
		.where(and(eq(dealerships.id, id), isVisible))
		.limit(1);
	return found && { id: found.id, isReviewed: found.reviewedAt !== null };
}

async function insertDealership(
	transaction: Transaction,
	{ name, address, city, state, zipCode, phone, email, membershipId }: NewDealership,
	isPending: boolean,
): Promise<{ id: number; isPending: boolean }> {
	const [inserted] = await transaction
		.insert(dealerships)
		.values({
			name: singleSpaced(name),
			address: singleSpaced(address),
			city: singleSpaced(city),
			state,
			zipCode,
			phone,
			email,
			membershipId,
			visibility: isPending ? "pending" : "visible",
		})
		.onConflictDoNothing()
		.returning({ id: dealerships.id });
	if (inserted) return { id: inserted.id, isPending };
	const [standing] = await transaction
		.select({ id: dealerships.id, visibility: dealerships.visibility })
		.from(dealerships)
		.where(
			and(
				sql`lower(${dealerships.name}) = lower(${singleSpaced(name)})`,
				sql`lower(${dealerships.address}) = lower(${singleSpaced(address)})`,
				eq(dealerships.zipCode, zipCode),
			),
		);
	if (!standing || standing.visibility === "visible") {
		const message = "A dealership of this name and address is listed already";
		throw new HttpError(422, `${message}.`, { name: message });
	}
	// Nobody sees the one that stands, so this one is for the operator to look at, too.
	return { id: standing.id, isPending: true };
}

/** Two spaces make no other dealership. */
function singleSpaced(text: string): string {
	return text.replace(/\s+/g, " ");
}
