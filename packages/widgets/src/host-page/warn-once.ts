const reported = new Set<string>();

/**
 * Reports a mistake to the host page's developer in the console, once per message, and a hundred at most: on a
 * server, visitors may send any number of texts.
 */
export function warnOnce(message: string): void {
	if (reported.size < 100 && !reported.has(message)) {
		reported.add(message);
		// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
		console.error(`[nev-widgets] ${message}`);
	}
}
