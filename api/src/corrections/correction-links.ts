import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, max, ne, sql } from "drizzle-orm";
import { sitePrefixOf } from "../http/client-address.js";
import { normalizeEmail } from "../people/do-not-contact.js";
import { isSampleDealership } from "../sample/sample-rows.js";
import { correctionLinks, dealerNetworks } from "../storage/correction-schema.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships, isMailable } from "../storage/schema.js";

/** The key of the advisory locks, beside a dealership's id: a number that nothing else here uses. */
const linksLock = 4_957_302;

/** How many links a dealership is mailed in 24 hours for one who asks. */
const linksPerAsker = 3;

/**
 * How many for all who ask, so that its mailbox is not flooded: as many for strangers, and as many for
 * networks from which the dealer has opened a link lately, which strangers cannot use up.
 */
const linksPerDay = 10;

/** How long a link is good. */
export const linkMinutes = 30;

/** How long the form may be used that a link has opened. */
const sessionMinutes = 60;

/** A new link, and where it is to be mailed. */
export interface NewLink {
	readonly id: number;
	readonly token: string;
	readonly dealership: Pick<typeof dealerships.$inferSelect, "id" | "name" | "email">;
}

/**
 * Makes a link for a dealership; undefined if it may not be mailed one: it is not listed, not reviewed,
 * invented, has no address, has asked not to be contacted, or has had its links of the day.
 *
 * @param client the network address of who asks for it
 */
export function createLink(
	orm: Orm,
	dealershipId: number,
	client: string,
): Promise<NewLink | undefined> {
	const askedFrom = networkOf(client);
	return orm.transaction(async (transaction) => {
		// Of two requests at once, the second one counts the first one's link. An import of all dealers,
		// which may take a minute, keeps the rows themselves locked.
		await transaction.execute(sql`select pg_advisory_xact_lock(${linksLock}, ${dealershipId})`);
		const [dealership] = await transaction
			.select()
			.from(dealerships)
			.where(and(eq(dealerships.id, dealershipId), isMailable));
		if (!dealership || isSampleDealership(dealership)) return undefined;
		const [known] = await transaction
			.select()
			.from(dealerNetworks)
			.where(eq(dealerNetworks.hash, networkHash(dealership, askedFrom)));
		const isFromDealer = known !== undefined;
		const [sent] = await transaction
			.select({
				all: sql<number>`count(*) filter (where ${eq(correctionLinks.isFromDealer, isFromDealer)})::int`,
				ofAsker: sql<number>`count(*) filter (where ${eq(correctionLinks.askedFrom, askedFrom)})::int`,
			})
			.from(correctionLinks)
			.where(
				and(
					eq(correctionLinks.dealershipId, dealershipId),
					gt(correctionLinks.createdAt, sql`now() - interval '24 hours'`),
				),
			);
		if (sent && (sent.all >= linksPerDay || sent.ofAsker >= linksPerAsker)) return undefined;
		const token = createToken();
		const { email } = dealership;
		const [link] = await transaction
			.insert(correctionLinks)
			.values({
				dealershipId,
				email,
				askedFrom,
				isFromDealer,
				tokenHash: hashToken(token),
				expiresAt: sql`now() + make_interval(mins => ${linkMinutes})`,
			})
			.returning({ id: correctionLinks.id });
		return link && { id: link.id, token, dealership };
	});
}

/** How many listings of one address get a link at once. */
const listingsPerRequest = 5;

/**
 * The listings of an address. Paused ones first, because the others are found on the site too, and then those whose
 * last link is the oldest: who asks again gets links to others.
 */
export async function listingsAt(orm: Pick<Orm, "select">, email: string): Promise<number[]> {
	const lastLink = orm
		.select({ at: max(correctionLinks.createdAt) })
		.from(correctionLinks)
		.where(eq(correctionLinks.dealershipId, dealerships.id));
	const rows = await orm
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(and(eq(sql`lower(${dealerships.email})`, normalizeEmail(email)), isMailable))
		.orderBy(sql`${dealerships.pausedUntil} is null`, sql`${lastLink} nulls first`, dealerships.id)
		.limit(listingsPerRequest);
	return rows.map(({ id }) => id);
}

/** Forgets a link that could not be mailed, so that it does not count. */
export async function removeLink(orm: Pick<Orm, "delete">, id: number): Promise<void> {
	await orm.delete(correctionLinks).where(eq(correctionLinks.id, id));
}

/**
 * Spends a token, which opens the form, and remembers the network for when it asks for another link.
 *
 * @param client the network address of who opens it
 * @returns the session's own token; undefined if the link is late, used or forged, or its dealership has
 *   another address by now or may not be mailed any more
 */
export function openSession(orm: Orm, token: string, client: string): Promise<string | undefined> {
	const session = createToken();
	return orm.transaction(async (transaction) => {
		const [opened] = await transaction
			.update(correctionLinks)
			.set({
				spentAt: sql`now()`,
				sessionHash: hashToken(session),
				sessionExpiresAt: sql`now() + make_interval(mins => ${sessionMinutes})`,
			})
			.where(
				and(
					eq(correctionLinks.tokenHash, hashToken(token)),
					isNull(correctionLinks.spentAt),
					gt(correctionLinks.expiresAt, sql`now()`),
					isOfItsDealership(transaction),
				),
			)
			.returning({ id: correctionLinks.dealershipId, email: correctionLinks.email });
		if (!opened) return undefined;
		await transaction
			.insert(dealerNetworks)
			.values({ hash: networkHash(opened, networkOf(client)) })
			.onConflictDoUpdate({ target: dealerNetworks.hash, set: { openedAt: sql`now()` } });
		return session;
	});
}

export type Session = Pick<typeof correctionLinks.$inferSelect, "id" | "dealershipId" | "savedAt">;

/** The session of a token; undefined if it is over or forged. */
export async function findSession(
	orm: Pick<Orm, "select">,
	token: string,
): Promise<Session | undefined> {
	const { id, dealershipId, savedAt } = correctionLinks;
	const [session] = await orm
		.select({ id, dealershipId, savedAt })
		.from(correctionLinks)
		.where(
			and(
				eq(correctionLinks.sessionHash, hashToken(token)),
				gt(correctionLinks.sessionExpiresAt, sql`now()`),
				isOfItsDealership(orm),
			),
		);
	return session;
}

/** Records that a session has sent a correction. */
export async function markSaved(transaction: Transaction, { id }: Session): Promise<void> {
	await transaction
		.update(correctionLinks)
		.set({ savedAt: sql`now()` })
		.where(eq(correctionLinks.id, id));
}

/** Keeps the session that changed the address, and ends everything that was mailed to the old one. */
export async function followAddress(
	transaction: Transaction,
	{ id, dealershipId }: Session,
	email: string,
): Promise<void> {
	await transaction.update(correctionLinks).set({ email }).where(eq(correctionLinks.id, id));
	await transaction
		.update(correctionLinks)
		.set({ expiresAt: sql`now()`, sessionExpiresAt: sql`now()` })
		.where(and(eq(correctionLinks.dealershipId, dealershipId), ne(correctionLinks.id, id)));
}

/** The dealership may still be mailed, and at the address that the link was mailed to. */
function isOfItsDealership(orm: Pick<Orm, "select">) {
	const owners = orm
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(
			and(
				eq(dealerships.id, correctionLinks.dealershipId),
				eq(dealerships.email, correctionLinks.email),
				isMailable,
			),
		);
	return sql`exists ${owners}`;
}

/** What links are counted by. */
function networkOf(client: string): string {
	return sitePrefixOf(client) ?? client;
}

/** With the key of the do-not-contact list, so that nobody without it can try all networks. */
function networkHash({ id, email }: { id: number; email: string }, network: string) {
	return sql<string>`keyed_email_hash(${`${id} ${email} ${network}`})`;
}

/** A token of 256 bits, as it stands in an address or a cookie. */
function createToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a token. It needs no salt: nobody can guess a token of 256 bits. */
function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
