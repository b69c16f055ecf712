import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Mail } from "../mail/mail.js";
import {
	type Mailer,
	maxConcurrentMails,
	maxMailsPerDomain,
	mayHaveArrived,
	type SendOptions,
} from "../mail/mailer.js";
import { refusalOf } from "../mail/refusal.js";
import type { Database } from "../storage/database.js";
import { WebhookError } from "../webhook/post-webhook.js";
import { maxAttempts, maxDelayOfRefusal, maxWaitMs, retryDelay } from "./backoff.js";
import { type Claim, claimDue, type Outcome, recordOutcome } from "./claims.js";
import type { Room } from "./due-mails.js";

/** A worker that sends the mails that are stored. */
export interface MailQueue {
	/** Looks for due mails at once. */
	wake(): void;
	/** Takes no new mails, and resolves when those under way are finished or given back. */
	stop(): Promise<void>;
}

/** Sends what does not go through the mail server. */
export type Send = (options: SendOptions) => Promise<unknown>;

/** Writes the mail of a claim. A text says why it is held back; undefined: nobody is sent it any more. */
export type WriteMail = (claim: Claim) => Promise<Mail | Send | string | undefined>;

export interface MailQueueOptions {
	readonly database: Pick<Database, "orm">;
	readonly mailer: Pick<Mailer, "send">;
	/** Who is mailed the leads that are for no dealership. */
	readonly companyEmail: string;
	readonly write: WriteMail;
	/** What this process can send; absent: all. */
	readonly only?: Room["only"];
	readonly log: Logger;
}

/** How often to look for mails that are due or that another process stored. */
const pollIntervalMs = 2000;

/** How long `stop` waits for mails under way, before it gives them back. */
const stopTimeoutMs = 5000;

/** How long `stop` then waits for the record of it. */
const giveBackTimeoutMs = 5000;

/** Why a mail is given back, for the operator. */
const stopped = "The server was stopped before the mail server answered.";

/** The delay before an outcome that could not be recorded is recorded again. */
const recordRetryMs = 250;

/** Starts a worker. Any number of processes may run one on the same database. */
export function runMailQueue(
	{ database: { orm }, mailer, companyEmail, only, write, log }: MailQueueOptions,
	stopTimeout = stopTimeoutMs,
): MailQueue {
	const stopping = new AbortController();
	const givingBack = new AbortController();
	let waking = new AbortController();

	async function deliver(claim: Claim): Promise<void> {
		const outcome = await attempt(claim);
		if (outcome.kind === "sent") log.info(logged(claim), "a mail was sent");
		else if (outcome.kind === "outdated") {
			log.info(logged(claim), "a mail is not sent, as it is not true any more");
		} else {
			const { error: _, cause, ...result } = outcome;
			log.warn({ ...logged(claim), ...result, err: cause }, "a mail could not be sent");
		}
		await record(claim, outcome);
	}

	async function attempt(claim: Claim): Promise<Outcome> {
		let isContentBegun = false;
		try {
			const mail = await write(claim);
			if (mail === undefined) return { kind: "outdated" };
			if (typeof mail === "string") return { kind: "held", error: mail };
			const options: SendOptions = {
				onContent() {
					isContentBegun = true;
				},
				signal: givingBack.signal,
			};
			await (typeof mail === "function" ? mail(options) : mailer.send(mail, options));
			return { kind: "sent" };
		} catch (cause) {
			const error = cause instanceof Error ? cause.message : String(cause);
			const failure = { error, cause, mayHaveArrived: isContentBegun && mayHaveArrived(cause) };
			// This attempt did not fail, so the next process need not wait long.
			if (givingBack.signal.aborted)
				return { ...failure, error: stopped, kind: "retry", delay: retryDelay(1) };
			const refusal = cause instanceof WebhookError ? cause.refusal : refusalOf(error);
			if (refusal === "recipient" || isGivenUp(claim)) return { ...failure, kind: "dead" };
			const delay = retryDelay(claim.attempts);
			const longest = refusal === "account" ? maxDelayOfRefusal : delay;
			return { ...failure, kind: "retry", delay: Math.min(delay, longest) };
		}
	}

	/** Retries until it succeeds: without the record, a mail that was sent would be sent again. */
	async function record(claim: Claim, outcome: Outcome): Promise<void> {
		for (;;) {
			try {
				return await recordOutcome(orm, claim, outcome);
			} catch (error) {
				log.warn({ err: error, ...logged(claim) }, "the outcome of a mail could not be recorded");
				if (stopping.signal.aborted) return;
				await sleep(recordRetryMs);
			}
		}
	}

	async function run(): Promise<void> {
		/** With the domain of each. */
		const underWay = new Map<Promise<void>, string>();
		while (!stopping.signal.aborted) {
			waking = new AbortController();
			const free = maxConcurrentMails - underWay.size;
			const claims = free > 0 ? await claimUpTo(free, [...underWay.values()]) : [];
			for (const claim of claims) {
				const delivery = deliver(claim).finally(() => {
					underWay.delete(delivery);
					waking.abort();
				});
				underWay.set(delivery, claim.domain);
			}
			if (claims.length > 0 && claims.length === free) continue;
			const signal = AbortSignal.any([waking.signal, stopping.signal]);
			await sleep(pollIntervalMs, undefined, { signal }).catch(() => {});
		}
		const finished = Promise.all(underWay.keys());
		await Promise.race([finished, sleep(stopTimeout)]);
		givingBack.abort();
		await Promise.race([finished, sleep(giveBackTimeoutMs)]);
	}

	function claimUpTo(limit: number, underWay: readonly string[]): Promise<Claim[]> {
		const room = { maxPerDomain: maxMailsPerDomain, underWay, companyEmail, only };
		return claimDue(orm, limit, room).catch((error) => {
			log.warn({ err: error }, "the mails could not be read");
			return [];
		});
	}

	const running = run();

	return {
		wake: () => waking.abort(),
		async stop() {
			stopping.abort();
			await running;
		},
	};
}

function isGivenUp({ attempts, dueSince }: Claim): boolean {
	return attempts >= maxAttempts && Date.now() - dueSince.getTime() >= maxWaitMs;
}

/** What the log says of a mail: no address, and nothing of what it says. */
function logged({ id, kind, leadId, recipient, dealershipId, claim, attempts }: Claim) {
	return { id, kind, leadId, recipient, dealershipId, claim, attempts };
}
