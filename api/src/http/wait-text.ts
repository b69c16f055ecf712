/** How long to wait, in words: `a second`, `12 seconds`. */
export function waitText(seconds: number): string {
	return seconds === 1 ? "a second" : `${seconds} seconds`;
}
