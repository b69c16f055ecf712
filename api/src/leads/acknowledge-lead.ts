import { createHmac, timingSafeEqual } from "node:crypto";
import type { GiveBack } from "@nev/contract";
import { eq } from "drizzle-orm";
import { type Author, recordAs } from "../changes/author.js";
import { isLimited, type RateLimiter } from "../limits/limit-rate.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import { leads } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";
import { giveBack } from "./give-back.js";

/** The lead whose link a dealer is mailed. */
export interface LinkedLead {
	readonly id: number;
	readonly uuid: string;
}

/**
 * What became of a lead. `acknowledged`: it is taken, now or before. `given-back`: the dealer has given it back, now
 * or before. `taken`: it is not given back, because somebody has taken or answered it. `handed-over`: it is for
 * another dealer by now, or for the company alone. `closed`: an operator has closed it. `refused`: the token is
 * forged, or the lead is erased. `limited`: too many came from the network address.
 */
export type Acknowledgement =
	| "acknowledged"
	| "given-back"
	| "taken"
	| "handed-over"
	| "closed"
	| "refused"
	| "limited";

/** How a dealer says that it has a lead, or that the lead is not for it: with a link in the mail of the lead. */
export interface Acknowledgements {
	/** The token of a dealer's link. It is good as long as the lead is stored. */
	tokenFor(lead: LinkedLead, dealershipId: number): Promise<string>;
	/**
	 * Takes a new lead. One that somebody has taken or answered stays as it is.
	 *
	 * @param client the network address of who acknowledges it
	 */
	acknowledge(token: string, client: string): Promise<Acknowledgement>;
	/** Gives a new lead back to the company. */
	giveBack(token: string, client: string, why: GiveBack): Promise<Acknowledgement>;
}

export interface AcknowledgementsOptions {
	readonly database: Pick<Database, "orm">;
	/** Reads the secret that tokens are made with. */
	readonly secret: () => Promise<string>;
	readonly limiter: RateLimiter;
	/** Where the company is mailed leads besides its first address. */
	readonly mail: Pick<Settings["mail"], "leadAddresses">;
}

/** The author of the recorded changes. */
const byMailedLink = (action: string): Author => ({ actor: "dealer (mailed link)", action });

type Lead = typeof leads.$inferSelect;

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
		acknowledge: (token, client) =>
			answer(token, client, "leads acknowledge", async (transaction, { id, stage }) => {
				if (stage === "new")
					await transaction.update(leads).set({ stage: "taken" }).where(eq(leads.id, id));
				return "acknowledged";
			}),
		giveBack: (token, client, why) =>
			answer(token, client, "leads give-back", async (transaction, lead) => {
				if (lead.stage !== "new") return "taken";
				await giveBack(transaction, lead, why, options.mail);
				return "given-back";
			}),
	};

	/** @param change what the dealer says of a lead that is its own and open */
	async function answer(
		token: string,
		client: string,
		action: string,
		change: (transaction: Transaction, lead: Lead) => Promise<Acknowledgement>,
	): Promise<Acknowledgement> {
		if (await isLimited(limiter, client)) return "limited";
		const [, leadId, dealer = "", code = ""] = tokenFormat.exec(token) ?? [];
		const id = Number(leadId);
		const dealershipId = Number(dealer);
		const [linked] = leadId ? await orm.select().from(leads).where(eq(leads.id, id)) : [];
		if (!linked) return "refused";
		const expected = await codeOf(linked.uuid, dealershipId);
		if (!timingSafeEqual(Buffer.from(code, "base64url"), expected)) return "refused";
		return orm.transaction(async (transaction) => {
			await recordAs(transaction, byMailedLink(action));
			const isIt = eq(leads.id, id);
			const [lead] = await transaction.select().from(leads).where(isIt).for("no key update");
			if (!lead) return "refused";
			if (lead.dealershipId !== dealershipId) {
				const isGivenBack = lead.dealershipId === null && lead.givenBackBy === dealershipId;
				return isGivenBack ? "given-back" : "handed-over";
			}
			return lead.stage === "closed" ? "closed" : change(transaction, lead);
		});
	}
}
