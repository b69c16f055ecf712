const firstPause = 30_000;
const longestPause = 24 * 60 * 60 * 1000;

/** After so many attempts, nearly two weeks with the longest pauses, a mail is given up. */
export const mostAttempts = 24;

/**
 * How long to wait after a failed attempt, in milliseconds: twice as long each time up to a day, and
 * a random part of it, so that many mails do not come back at the same moment.
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
	const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
	return Math.round(pause * (0.5 + random() / 2));
}
