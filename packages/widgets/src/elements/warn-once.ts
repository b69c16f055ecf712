const reported = new Set<string>();

/** Reports a mistake to the host page's developer in the console, once per message. */
export function warnOnce(message: string): void {
	if (reported.has(message)) return;
	reported.add(message);
	// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
	console.error(`[nev-widgets] ${message}`);
}
