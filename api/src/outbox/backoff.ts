const firstDelay = 30_000;
const maxDelay = 24 * 60 * 60 * 1000;

/** After so many attempts, nearly two weeks with the longest pauses, a mail is given up. */
export const maxAttempts = 24;

/**
 * How long to wait after a failed attempt, in milliseconds: twice as long each time up to a day, and
 * a random part of it, so that many mails do not come back at the same moment.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
	const pause = Math.min(firstDelay * 2 ** (attempts - 1), maxDelay);
	return Math.round(pause * (0.5 + random() / 2));
}
