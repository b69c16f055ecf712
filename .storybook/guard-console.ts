const watched = ["error", "warn"] as const;

/** Watches the console from now on. */
export interface ConsoleGuard {
	/** @throws {Error} where anything was written to `console.error` or `console.warn` */
	check(): void;
	release(): void;
}

/** Makes every warning and error of a story, React's among them, a failure of the story. */
export function guardConsole(): ConsoleGuard {
	const written: string[] = [];
	const originals = watched.map((level) => {
		// biome-ignore lint/suspicious/noConsole: nothing is written, the writing of others is watched
		const original = console[level];
		console[level] = (...message: unknown[]) => {
			if (!isOfStorybook(message[0]))
				written.push(`console.${level}: ${message.map(String).join(" ")}`);
			original(...message);
		};
		return [level, original] as const;
	});
	return {
		check() {
			if (written.length > 0)
				throw new Error(`The story wrote to the console.\n${written.join("\n")}`);
		},
		release() {
			for (const [level, original] of originals) console[level] = original;
		},
	};
}

/**
 * Storybook itself writes what a play function found wrong, and the story fails of it anyway; and its
 * panel of actions warns of what it does itself.
 */
function isOfStorybook(message: unknown): boolean {
	return message instanceof Error || /^Accessing the Story Store/.test(String(message));
}
