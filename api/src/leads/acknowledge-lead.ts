import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Author, recordAs } from "../changes/author.js";
import { isLimited, type RateLimiter } from "../limits/limit-rate.js";
import type { Database } from "../storage/database.js";
import { leads } from "../storage/lead-schema.js";

/** The lead whose link a dealer is mailed. */
export interface LinkedLead {
	readonly id: number;
	readonly uuid: string;
}

/**
 * What became of an acknowledgement. `acknowledged`: the lead is taken, now or before. `handed-over`: it is for
 * another dealer by now, or for the company alone. `closed`: an operator has closed it. `refused`: the token is forged, or the lead
 * is erased. `limited`: too many came from the network address.
 */
export type Acknowledgement = "acknowledged" | "handed-over" | "closed" | "refused" | "limited";

/** How a dealer says that it has a lead: with a link in the mail of the lead. */
export interface Acknowledgements {
	/** The token of a dealer's link. It is good as long as the lead is stored. */
	tokenFor(lead: LinkedLead, dealershipId: number): Promise<string>;
	/**
	 * Takes a new lead. One that somebody has taken or answered stays as it is.
	 *
	 * @param client the network address of who acknowledges it
	 */
	acknowledge(token: string, client: string): Promise<Acknowledgement>;
}

export interface AcknowledgementsOptions {
	readonly database: Pick<Database, "orm">;
	/** Reads the secret that tokens are made with. */
	readonly secret: () => Promise<string>;
	readonly limiter: RateLimiter;
}

/** The author of the recorded change. */
const mailedLink: Author = { actor: "dealer (mailed link)", action: "leads acknowledge" };

/** The id of a lead, that of a dealership, and their code. */
const tokenFormat = /^(\d{1,9})\.(\d{1,9})\.([\w-]{43})$/;

export function createAcknowledgements(options: AcknowledgementsOptions): Acknowledgements {
	const { secret, limiter } = options;
	const { orm } = options.database;

	/** With the uuid, which no other lead ever gets. */
	async function codeOf(uuid: string, dealershipId: number): Promise<Buffer> {
		return createHmac("sha256", await secret())
			.update(`${uuid} ${dealershipId}`)
			.digest();
	}

	return {
		async tokenFor({ id, uuid }, dealershipId) {
			return `${id}.${dealershipId}.${(await codeOf(uuid, dealershipId)).toString("base64url")}`;
		},
		async acknowledge(token, client) {
			if (await isLimited(limiter, client)) return "limited";
			const [, leadId, dealer = "", code = ""] = tokenFormat.exec(token) ?? [];
			const id = Number(leadId);
			const dealershipId = Number(dealer);
			const [lead] = leadId ? await orm.select().from(leads).where(eq(leads.id, id)) : [];
			if (!lead) return "refused";
			const expected = await codeOf(lead.uuid, dealershipId);
			if (!timingSafeEqual(Buffer.from(code, "base64url"), expected)) return "refused";
			return take(id, dealershipId);
		},
	};

	function take(id: number, dealershipId: number): Promise<Acknowledgement> {
		return orm.transaction(async (transaction) => {
			await recordAs(transaction, mailedLink);
			const isOfDealership = and(eq(leads.id, id), eq(leads.dealershipId, dealershipId));
			await transaction
				.update(leads)
				.set({ stage: "taken" })
				.where(and(isOfDealership, eq(leads.stage, "new")));
			const [lead] = await transaction.select().from(leads).where(eq(leads.id, id));
			if (!lead) return "refused";
			if (lead.dealershipId !== dealershipId) return "handed-over";
			return lead.stage === "closed" ? "closed" : "acknowledged";
		});
	}
}
