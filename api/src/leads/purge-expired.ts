import { and, eq, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { analyticsRetentionMonths, leadRetentionYears } from "../people/retention.js";
import { correctionLinks, corrections, dealerNetworks } from "../storage/correction-schema.js";
import type { Database } from "../storage/database.js";
import { leadSums, refusedLeads, searchSums } from "../storage/insight-schema.js";
import { idempotencyKeys, leads } from "../storage/lead-schema.js";
import { lockInOrder } from "../storage/locks.js";
import { confirmationHours, isConfirmation, isNoLeadMail, mails } from "../storage/mail-schema.js";
import { dealerships, rateLimits } from "../storage/schema.js";

/** Clients give up retrying long before this. */
const keysExpiredBefore = sql`now() - interval '30 days'`;

/** Longer than the day in which links are counted. */
const linksExpiredBefore = sql`now() - interval '2 days'`;

/** A dealer that corrects its listing once a season is known by its network. */
const networksExpiredBefore = sql`now() - interval '90 days'`;

/** A dealer may ask about a decision. What was changed is in the past. */
const correctionsExpiredBefore = sql`now() - interval '90 days'`;

/** Without a mail server, nobody gets them. */
const noticesExpiredBefore = sql`now() - interval '30 days'`;

/** That a dealer was told of its approval is known as long as it is stored. */
const isExpiredNotice = or(
	and(
		isNoLeadMail,
		lt(mails.createdAt, noticesExpiredBefore),
		or(ne(mails.state, "sent"), ne(mails.kind, "approval")),
	),
	and(
		isConfirmation,
		lt(mails.createdAt, sql`now() - make_interval(hours => ${confirmationHours})`),
	),
);

const leadsExpiredBefore = sql`now() - make_interval(years => ${leadRetentionYears})`;

const sumsExpiredBefore = sql`(now() at time zone 'UTC')::date - make_interval(months => ${analyticsRetentionMonths})`;

const purgeIntervalMs = 60 * 60 * 1000;

const aDay = 24 * 60 * 60 * 1000;

/**
 * Deletes what has expired, at once and then every hour: idempotency keys, rate limits, links, networks and
 * corrections of dealers, and after the times that the privacy policy promises leads with their mails, and
 * sums of searches and leads. Leads are kept for longer than sums, so those that expire add to none.
 * Nothing is deleted if the database's clock and the time since the start of this process do not agree: a
 * clock that is set years ahead would delete all leads.
 */
export function purgeExpired({ orm }: Pick<Database, "orm">, log: Logger): { stop(): void } {
	async function purge(): Promise<void> {
		const { rows } = await orm.execute<{ now: number }>(
			sql`select extract(epoch from now())::float * 1000 as now`,
		);
		const expected = performance.timeOrigin + performance.now();
		const days = Math.trunc((Number(rows[0]?.now) - expected) / aDay);
		if (days !== 0) {
			log.error(
				{ days },
				"the clock has moved, so expired data is not deleted: check the time, and restart",
			);
			return;
		}
		await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, keysExpiredBefore));
		await orm.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
		await orm.delete(correctionLinks).where(lt(correctionLinks.createdAt, linksExpiredBefore));
		await orm.delete(dealerNetworks).where(lt(dealerNetworks.openedAt, networksExpiredBefore));
		await orm.delete(corrections).where(isExpiredCorrection(orm));
		await orm.delete(mails).where(isExpiredNotice);
		await orm.delete(searchSums).where(lt(searchSums.day, sumsExpiredBefore));
		await orm.delete(leadSums).where(lt(leadSums.day, sumsExpiredBefore));
		await orm.delete(refusedLeads).where(lt(refusedLeads.day, sumsExpiredBefore));
		const { rowCount } = await orm.transaction(async (transaction) => {
			const isExpired = lt(leads.createdAt, leadsExpiredBefore);
			await lockInOrder(transaction, leads.id, isExpired);
			return transaction.delete(leads).where(isExpired);
		});
		if (rowCount) log.info({ leads: rowCount }, "leads were deleted after their retention period");
	}
	function run(): void {
		purge().catch((error) => log.warn({ err: error }, "expired data could not be deleted"));
	}
	run();
	const timer = setInterval(run, purgeIntervalMs).unref();
	return { stop: () => clearInterval(timer) };
}

/** It was decided long ago, or its dealership is gone. */
function isExpiredCorrection(orm: Database["orm"]) {
	const listing = orm
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(eq(dealerships.id, corrections.dealershipId));
	return or(
		and(ne(corrections.state, "waiting"), lt(corrections.decidedAt, correctionsExpiredBefore)),
		notExists(listing),
	);
}
