import { setTimeout as sleep } from "node:timers/promises";
import type { CorrectionForm } from "@nev/contract";
import type { Logger } from "pino";
import type { Company } from "../company/company.js";
import { readDealership } from "../dealerships/stored-dealership.js";
import { isLimited, type RateLimiter } from "../limits/limit-rate.js";
import { domainOf } from "../mail/mail.js";
import type { Mailer } from "../mail/mailer.js";
import { refusalOf } from "../mail/refusal.js";
import type { PlaceIndex } from "../places/place-index.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import {
	createLink,
	findSession,
	linkMinutes,
	listingsAt,
	openSession,
	removeLink,
} from "./correction-links.js";
import { linkNotice } from "./correction-notices.js";
import { formOf } from "./listing-changes.js";
import {
	type FilledIn,
	type SavedCorrection,
	saveCorrection,
	waitingCorrection,
} from "./save-correction.js";

/** A listing as its dealer corrects it. */
export interface CorrectableListing {
	readonly id: number;
	readonly name: string;
	/** With what waits for review in place of what is listed. */
	readonly values: CorrectionForm;
	readonly isWaiting: boolean;
}

/** Too many requests came from the visitor's network address. */
export interface Limited {
	readonly kind: "limited";
}

/** The address of the page that a token opens. */
export type LinkAddress = (dealershipId: number, token: string) => string;

/** How dealers correct their own listings: with a link that is mailed to the address on file. */
export interface Corrections {
	/**
	 * Mails a link to a dealership, if it may be mailed one. Returns at once and says nothing, so that
	 * nobody learns whether there is an address.
	 *
	 * @param asked the id of a dealership, or the address on file, which several may share
	 * @param client the network address of who asks
	 */
	requestLink(
		asked: number | { readonly email: string },
		client: string,
		addressOf: LinkAddress,
	): void;
	/** Spends the token of a link. `refused`: it is late, used or forged. */
	open(
		token: string,
		client: string,
	): Promise<Limited | { readonly kind: "refused" } | { readonly kind: "opened"; session: string }>;
	/** The listing of a session; undefined if the session is over. */
	read(session: string): Promise<CorrectableListing | undefined>;
	/** @param dealershipId of the form, which may be older than the session */
	save(
		session: string,
		dealershipId: number,
		filledIn: FilledIn,
		client: string,
	): Promise<Limited | SavedCorrection>;
	/** Resolves when no link is being mailed, or after five seconds. */
	stop(): Promise<void>;
}

export interface CorrectionsOptions {
	readonly database: Pick<Database, "orm">;
	readonly places: Pick<PlaceIndex, "locateZip">;
	/** Undefined: there is no mail server. */
	readonly mailer: Pick<Mailer, "send"> | undefined;
	readonly limiter: RateLimiter;
	readonly settings: Pick<Settings, "mail">;
	readonly company: () => Company;
	/** Whether an operator reviews a correction that is sent now. */
	readonly needsReview: () => boolean;
	/** Called when notices may have been stored. */
	readonly onSaved: () => void;
	readonly log: Logger;
}

/** A dealer whose mail takes longer asks for another one. */
const stopTimeoutMs = 5000;

export function createCorrections(options: CorrectionsOptions): Corrections {
	const { places, mailer, limiter, company, needsReview, onSaved, log } = options;
	const { orm } = options.database;
	const { mail } = options.settings;
	const underWay = new Set<Promise<void>>();

	async function mailLinks(
		asked: number | { readonly email: string },
		client: string,
		addressOf: LinkAddress,
	): Promise<void> {
		if (!mailer) return log.warn("SMTP_URL is not set, so no dealer can be mailed a link");
		if (await isLimited(limiter, client)) return;
		const ids = typeof asked === "number" ? [asked] : await listingsAt(orm, asked.email);
		if (ids.length === 0) log.info("no dealer has the address that was to be mailed a link");
		for (const id of ids) await mailLink(mailer, id, client, addressOf);
	}

	async function mailLink(
		{ send }: Pick<Mailer, "send">,
		dealershipId: number,
		client: string,
		addressOf: LinkAddress,
	): Promise<void> {
		const link = await createLink(orm, dealershipId, client);
		if (!link) return log.info({ dealership: dealershipId }, "a dealer was not mailed a link");
		const { id, token, dealership } = link;
		try {
			await send({
				messageId: `<correction.${id}@${domainOf(mail.from)}>`,
				...linkNotice(dealership, addressOf(dealershipId, token), linkMinutes, company()),
			});
			log.info({ dealership: dealershipId }, "a dealer was mailed a link");
		} catch (error) {
			if (refusalOf(String(error)) !== "recipient") await removeLink(orm, id);
			throw error;
		}
	}

	return {
		requestLink(asked, client, addressOf) {
			const mailing = mailLinks(asked, client, addressOf)
				.catch((error) => log.warn({ err: error }, "a dealer could not be mailed a link"))
				.finally(() => underWay.delete(mailing));
			underWay.add(mailing);
		},
		async open(token, client) {
			if (await isLimited(limiter, client)) return { kind: "limited" };
			const session = await openSession(orm, token, client);
			return session === undefined ? { kind: "refused" } : { kind: "opened", session };
		},
		async read(token) {
			const session = await findSession(orm, token);
			const listing = session && (await readDealership(orm, session.dealershipId));
			if (!listing) return undefined;
			const waiting = await waitingCorrection(orm, listing.id);
			const { id, name } = listing;
			const values = { ...formOf(listing), ...waiting?.values };
			return { id, name, values, isWaiting: waiting !== undefined };
		},
		async save(token, dealershipId, filledIn, client) {
			if (await isLimited(limiter, client)) return { kind: "limited" };
			const session = await findSession(orm, token);
			if (session?.dealershipId !== dealershipId) return { kind: "expired" };
			const saved = await saveCorrection(orm, session, filledIn, {
				places,
				needsReview: needsReview(),
				company: company(),
				mailTo: mail.to,
			});
			onSaved();
			return saved;
		},
		async stop() {
			const timeout = sleep(stopTimeoutMs, undefined, { ref: false });
			await Promise.race([Promise.all(underWay), timeout]);
		},
	};
}
