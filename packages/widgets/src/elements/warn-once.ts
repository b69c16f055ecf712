const said = new Set<string>();

/** Tells the page's programmer about a mistake, once, with the way to mend it. */
export function warnOnce(message: string): void {
	if (said.has(message)) return;
	said.add(message);
	// biome-ignore lint/suspicious/noConsole: the only place where a host's programmer looks
	console.error(`[nev-widgets] ${message}`);
}
