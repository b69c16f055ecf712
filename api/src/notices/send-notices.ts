import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Mail, MailText } from "../mail/mail.js";
import { isRejectedForGood, type Mailer } from "../mail/mailer.js";
import { isDoNotContact } from "../people/do-not-contact.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import { maxAttempts, retryDelay } from "./backoff.js";
import {
	type ApprovedDealership,
	type ClaimedNotice,
	claimNotices,
	endNotice,
	isDecided,
	isRejected,
	keepNotice,
	noticeMail,
	onDoNotContactList,
	postponeNotice,
	readApproved,
	removeNotice,
} from "./notices.js";

/** A worker that sends the notices. */
export interface NoticeSender {
	/** Looks for new notices at once. */
	wake(): void;
	/** Takes no new notices, and resolves when the one under way is finished or given back. */
	stop(): Promise<void>;
}

export interface NoticeSenderOptions {
	readonly database: Pick<Database, "orm">;
	readonly mailer: Pick<Mailer, "send">;
	readonly mail: Pick<Settings["mail"], "from" | "to">;
	/** Writes a confirmation by its id; undefined: it is not sent any more. Absent: none is sent. */
	readonly confirm?: ((id: number) => Promise<MailText | undefined>) | undefined;
	/** Writes the notice of an approval as the dealership is now. Absent: it is sent as it was stored. */
	readonly tellApproval?:
		| ((dealership: ApprovedDealership) => Pick<Mail, "subject" | "text">)
		| undefined;
	readonly log: Logger;
}

/** How often to look for notices that are due or that another process stored. */
const pollIntervalMs = 5000;

/** How long `stop` waits for a mail under way, before it gives it back. */
const stopTimeoutMs = 5000;

/** How long `stop` then waits for the record of it. */
const giveBackTimeoutMs = 5000;

/** The delay before another attempt to forget a notice that was sent. */
const recordRetryMs = 250;

/** Starts a worker that sends one notice after the other. Any number of processes may run one. */
export function sendNotices(
	{ database: { orm }, mailer, mail, confirm, tellApproval, log }: NoticeSenderOptions,
	stopTimeout = stopTimeoutMs,
): NoticeSender {
	const stopping = new AbortController();
	const givingBack = new AbortController();
	let waking = new AbortController();

	async function deliver(notice: ClaimedNotice): Promise<void> {
		const { id, attempts } = notice;
		try {
			const written = await write(notice);
			if (written === undefined) {
				log.info({ notice: id, attempts }, "a notice is not mailed, as it is not true any more");
				return await removeNotice(orm, id);
			}
			const { to } = written;
			// It may have come onto the list while the notice waited.
			if (to !== mail.to && (await isDoNotContact(orm, to))) {
				log.info(
					{ notice: id, attempts },
					"a notice is not mailed, as nobody is to be contacted there",
				);
				return await keepNotice(orm, id, "held", onDoNotContactList);
			}
			await mailer.send(written, { signal: givingBack.signal });
		} catch (error) {
			const isGivenBack = givingBack.signal.aborted;
			const isLast = !isGivenBack && (attempts >= maxAttempts || isRejectedForGood(error));
			log.warn({ err: error, notice: id, attempts, isLast }, "a notice could not be mailed");
			const reason = error instanceof Error ? error.message : String(error);
			if (isLast) await keepNotice(orm, id, "dead", reason);
			else await postponeNotice(orm, id, retryDelay(isGivenBack ? 1 : attempts), reason);
			return;
		}
		log.info({ notice: id, attempts }, "a notice was mailed");
		await forget(notice);
	}

	/** Undefined: it is not sent any more. */
	async function write(notice: ClaimedNotice): Promise<Mail | undefined> {
		const mailed = noticeMail(notice, mail.from);
		if (notice.leadId !== null) {
			const confirmation = await confirm?.(notice.id);
			return confirmation && { ...mailed, ...confirmation };
		}
		if (notice.rejectedId !== null) {
			return (await isRejected(orm, notice.rejectedId)) ? mailed : undefined;
		}
		if (notice.correctionId !== null) {
			return (await isDecided(orm, notice.id)) ? mailed : undefined;
		}
		if (notice.approvedId === null) return mailed;
		const approved = await readApproved(orm, notice.approvedId);
		return approved && { ...mailed, ...tellApproval?.(approved), to: approved.email };
	}

	/** Retries until it succeeds: a notice that was sent and waits would be sent again. */
	async function forget(notice: ClaimedNotice): Promise<void> {
		for (;;) {
			try {
				return await endNotice(orm, notice);
			} catch (error) {
				log.warn(
					{ err: error, notice: notice.id },
					"that a notice was mailed could not be recorded",
				);
				if (stopping.signal.aborted) return;
				await sleep(recordRetryMs);
			}
		}
	}

	async function deliverNext(): Promise<boolean> {
		const [notice] = await claimNotices(orm, 1);
		if (notice) await deliver(notice);
		return notice !== undefined;
	}

	async function run(): Promise<void> {
		while (!stopping.signal.aborted) {
			waking = new AbortController();
			const isMore = await deliverNext().catch((error) => {
				log.warn({ err: error }, "the notices could not be read");
				return false;
			});
			if (isMore) continue;
			const signal = AbortSignal.any([waking.signal, stopping.signal]);
			await sleep(pollIntervalMs, undefined, { signal }).catch(() => {});
		}
	}

	const running = run();
	return {
		wake: () => waking.abort(),
		async stop() {
			stopping.abort();
			await Promise.race([running, sleep(stopTimeout, undefined, { ref: false })]);
			givingBack.abort();
			await Promise.race([running, sleep(giveBackTimeoutMs, undefined, { ref: false })]);
		},
	};
}
