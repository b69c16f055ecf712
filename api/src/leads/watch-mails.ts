import { randomUUID } from "node:crypto";
import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createRateLimiter, isLimited } from "../limits/limit-rate.js";
import { domainOf, type Mail } from "../mail/mail.js";
import { type Mailer, mayHaveArrived } from "../mail/mailer.js";
import { countNotices, isToSend } from "../mail-queue/count-mails.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import { isLeadMail, mails } from "../storage/mail-schema.js";
import { findUntoldLeads, heldLeadsNotice, markAsTold } from "./held-leads.js";
import { findOverdueLeads, overdueLeadsNotice } from "./overdue-leads.js";

export interface MailWatch {
	/**
	 * Tells the operator if mails have failed for good or are late, or nobody has taken leads in time, and nobody has
	 * done so today, and of leads that are held back, of each once.
	 */
	check(): Promise<void>;
	/** Checks no more, and resolves when a check under way has ended. It leaves the rest to other processes. */
	stop(): Promise<void>;
}

export interface MailWatchOptions {
	readonly database: Pick<Database, "orm" | "pool">;
	readonly mailer: Pick<Mailer, "send">;
	readonly mail: Pick<Settings["mail"], "from" | "to">;
	/** Without a webhook, what waits for one is nobody's to see to. */
	readonly hasWebhook?: boolean;
	/** Of a desk behind a proxy. */
	readonly deskOrigin?: string | undefined;
	readonly log: Logger;
}

const checkIntervalMs = 10 * 60 * 1000;

/**
 * A mail that has waited for longer, also between attempts that fail, is late, in seconds. docs/alerts.md has the same
 * figure.
 */
const lateSeconds = 900;

const aDay = 24 * 60 * 60;

/** Another process tells of held leads then, if this one has died, in seconds. Longer than sending may take. */
const turnSeconds = 900;

/** Checks the mails every ten minutes. Of all processes on one database, one tells the operator. */
export function watchMails(options: MailWatchOptions): MailWatch {
	const { mailer, mail, hasWebhook = false, deskOrigin, log } = options;
	const { orm, pool } = options.database;
	const notices = createRateLimiter(pool, { name: "operator-notice", points: 1, seconds: aDay });
	const turns = createRateLimiter(pool, { name: "held-leads", points: 1, seconds: turnSeconds });
	const stopping = new AbortController();
	let checking = Promise.resolve();

	async function check(): Promise<void> {
		const figures = {
			...(await countTroubled(orm, hasWebhook)),
			failed: (await countNotices(orm)).dead,
		};
		if (Object.values(figures).some((count) => count > 0)) {
			await tellOnceADay("", writeNotice(figures, mail), figures);
		}
		await tellOverdueLeads();
		await tellHeldLeads();
	}

	async function tellOverdueLeads(): Promise<void> {
		const overdue = await findOverdueLeads(orm);
		if (overdue.total === 0) return;
		const notice = overdueLeadsNotice(overdue, mail, deskOrigin);
		await tellOnceADay("overdue ", notice, { overdue: overdue.total });
	}

	async function tellHeldLeads(): Promise<void> {
		if (await isLimited(turns, mail.to)) return;
		try {
			const held = await findUntoldLeads(orm);
			if (held.length === 0) return;
			const notice = await heldLeadsNotice(orm, held, mail, deskOrigin);
			await send(notice, { held: held.length }, async (isTold) => {
				if (isTold) await markAsTold(orm, held);
			});
		} finally {
			await turns.delete(mail.to);
		}
	}

	/** @param subject counted apart, so that one notice does not keep another one back */
	async function tellOnceADay(
		subject: "" | "overdue ",
		notice: Mail,
		figures: Readonly<Record<string, number>>,
	): Promise<void> {
		const key = subject + mail.to;
		try {
			await notices.consume(key);
		} catch (rejection) {
			if (rejection instanceof RateLimiterRes) return;
			throw rejection;
		}
		await send(notice, figures, async (isTold) => {
			if (!isTold) await notices.delete(key);
		});
	}

	/** @param record called at the end, also if the sending fails. One that may have arrived counts as told. */
	async function send(
		notice: Mail,
		figures: Readonly<Record<string, number>>,
		record: (isTold: boolean) => Promise<void>,
	): Promise<void> {
		let isContentBegun = false;
		let isTold = false;
		try {
			await mailer.send(notice, {
				onContent() {
					isContentBegun = true;
				},
				signal: stopping.signal,
			});
			isTold = true;
			log.warn(figures, "the operator was told about leads");
		} catch (error) {
			isTold = isContentBegun && mayHaveArrived(error);
			throw error;
		} finally {
			await record(isTold);
		}
	}

	const timer = setInterval(() => {
		checking = check().catch((error) =>
			log.warn({ err: error }, "the operator could not be told about the mails"),
		);
	}, checkIntervalMs).unref();
	return {
		check,
		async stop() {
			clearInterval(timer);
			stopping.abort();
			await checking;
		},
	};
}

type Figures = Readonly<Record<"dead" | "late" | "deadPosts" | "latePosts" | "failed", number>>;

async function countTroubled(
	orm: Database["orm"],
	hasWebhook: boolean,
): Promise<Omit<Figures, "failed">> {
	const isDead = eq(mails.state, "dead");
	const isLate = sql`${mails.state} = 'waiting' and ${mails.dueSince} < now() - make_interval(secs => ${lateSeconds})`;
	const isPost = eq(mails.kind, "webhook");
	const count = (...conditions: SQL[]) =>
		sql<number>`count(*) filter (where ${and(...conditions)})::integer`;
	const [counts] = await orm
		.select({
			dead: count(isDead, not(isPost)),
			late: count(isLate, not(isPost)),
			deadPosts: count(isDead, isPost),
			latePosts: count(isLate, isPost),
		})
		.from(mails)
		.where(and(isLeadMail, isToSend(hasWebhook)));
	return counts ?? { dead: 0, late: 0, deadPosts: 0, latePosts: 0 };
}

/** Without names, addresses or messages: the notice may be forwarded to whoever can help. */
function writeNotice(
	{ dead, late, deadPosts, latePosts, failed }: Figures,
	{ from, to }: MailWatchOptions["mail"],
): Mail {
	const subject =
		dead + late > 0
			? `Leads are not mailed: ${dead} failed, ${late} late`
			: deadPosts + latePosts > 0
				? `Leads are not posted to the webhook: ${deadPosts} failed, ${latePosts} late`
				: `Mails about listings are not sent: ${failed} failed`;
	return {
		messageId: `<notice.${randomUUID()}@${domainOf(from)}>`,
		to,
		subject,
		text: [
			`Mails that have failed for good: ${dead}`,
			"  pnpm nev leads list --problem failed   shows them, with the mail server's replies",
			"  pnpm nev leads retry --failed          sends them again",
			"",
			`Mails that have waited for more than ${lateSeconds / 60} minutes: ${late}`,
			"  pnpm nev leads list --problem waiting  shows them, with the mail server's replies",
			"",
			...(deadPosts + latePosts > 0
				? [
						`Posts to the webhook: ${deadPosts} failed for good, ${latePosts} have waited for more than ${lateSeconds / 60} minutes`,
						"  The same commands show them, with the webhook's answers, and send them again.",
						"",
					]
				: []),
			`Mails to dealers about their listings that have failed for good: ${failed}`,
			"  The desk (pnpm nev desk) has them in Health.",
			"",
			"Discard in the desk what nobody needs. The leads themselves are safe in the database. This notice comes once a day until no mail is left.",
		].join("\n"),
	};
}
