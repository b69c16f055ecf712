const firstDelay = 30_000;
const maxDelay = 24 * 60 * 60 * 1000;

/** A mail is given up after so many attempts, which take nearly two weeks at most. */
export const maxAttempts = 24;

/**
 * The delay after a failed attempt, in milliseconds. It doubles with each attempt, up to a day. A
 * random part (jitter) spreads the retries of many mails.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
	const delay = Math.min(firstDelay * 2 ** (attempts - 1), maxDelay);
	return Math.round(delay * (0.5 + random() / 2));
}
