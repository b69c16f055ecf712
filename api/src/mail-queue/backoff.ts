const firstDelay = 30_000;
const maxDelay = 24 * 60 * 60 * 1000;

/** After this number of attempts, and two weeks, a mail has failed for good. */
export const maxAttempts = 24;
export const maxWaitMs = 14 * maxDelay;

/** The longest delay while the mail server refuses the account: once it is corrected, all mails are sent soon. */
export const maxDelayOfRefusal = 15 * 60 * 1000;

/**
 * The delay after a failed attempt, in milliseconds. It doubles with each attempt, up to a day. A
 * random part (jitter) spreads the retries of many mails.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
	const delay = Math.min(firstDelay * 2 ** (attempts - 1), maxDelay);
	return Math.round(delay * (0.5 + random() / 2));
}
