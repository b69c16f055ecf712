import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Mail } from "../mail/mail.js";
import { type Mailer, parallelMails } from "../mail/mailer.js";
import type { Database } from "../storage/database.js";
import { maxAttempts, retryDelay } from "./backoff.js";
import { type Claim, claimDue, type Outcome, recordOutcome } from "./claims.js";

/** Sends what stands in the outbox, for as long as it runs. */
export interface Outbox {
	/** Looks at once, since something was put in. */
	wake(): void;
	/** Finishes what is on its way; resolves when that is over. */
	stop(): Promise<void>;
}

export interface OutboxParts {
	database: Pick<Database, "orm">;
	mailer: Mailer;
	/** The mail of a claim; undefined where its recipient may not be mailed any more. */
	write: (claim: Claim) => Promise<Mail | undefined>;
	log: Logger;
}

/** How often it looks of itself, in milliseconds: what another process has stored, or left behind. */
const lookEvery = 2000;

/** How long mails under way may take when it is stopped, in milliseconds; the rest is sent later. */
const grace = 5000;

/** Any number of processes may run one on the same database; each mail is claimed by one of them. */
export function runOutbox({ database: { orm }, mailer, write, log }: OutboxParts): Outbox {
	const stopping = new AbortController();
	let waking = new AbortController();

	async function deliver(claim: Claim): Promise<void> {
		const outcome = await attempt(claim);
		if (outcome.kind === "sent") log.info(claim, "a lead was mailed");
		else log.warn({ ...claim, ...outcome }, "a lead could not be mailed");
		await record(claim, outcome);
	}

	async function attempt(claim: Claim): Promise<Outcome> {
		try {
			const mail = await write(claim);
			if (!mail) return { kind: "held", error: "The dealership is not reviewed." };
			await mailer.send(mail);
			return { kind: "sent" };
		} catch (cause) {
			const error = cause instanceof Error ? cause.message : String(cause);
			return claim.attempts >= maxAttempts
				? { kind: "dead", error }
				: { kind: "again", error, pause: retryDelay(claim.attempts) };
		}
	}

	/** Tries until it is written: what was sent must not be sent again because the database was away. */
	async function record(claim: Claim, outcome: Outcome): Promise<void> {
		for (;;) {
			try {
				return await recordOutcome(orm, claim, outcome);
			} catch (error) {
				log.warn({ err: error, ...claim }, "it could not be written down that a lead was mailed");
				if (stopping.signal.aborted) return;
				await pause(250);
			}
		}
	}

	async function run(): Promise<void> {
		const underWay = new Set<Promise<void>>();
		while (!stopping.signal.aborted) {
			waking = new AbortController();
			const free = parallelMails - underWay.size;
			const claims = free > 0 ? await claim(free) : [];
			for (const claimed of claims) {
				const delivery = deliver(claimed).finally(() => {
					underWay.delete(delivery);
					waking.abort();
				});
				underWay.add(delivery);
			}
			if (claims.length > 0 && claims.length === free) continue;
			const wake = AbortSignal.any([waking.signal, stopping.signal]);
			await pause(lookEvery, undefined, { signal: wake }).catch(() => {});
		}
		await Promise.race([Promise.all(underWay), pause(grace)]);
	}

	function claim(limit: number): Promise<Claim[]> {
		return claimDue(orm, limit).catch((error) => {
			log.warn({ err: error }, "the outbox could not be read");
			return [];
		});
	}

	const running = run();

	return {
		wake: () => waking.abort(),
		async stop() {
			stopping.abort();
			await running;
			mailer.close();
		},
	};
}
