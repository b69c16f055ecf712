const guardedLevels = ["error", "warn"] as const;

/** Records warnings and errors until it is released. */
export interface ConsoleGuard {
	/** @throws {Error} if anything was written to `console.error` or `console.warn` */
	check(): void;
	/** Restores the console. */
	release(): void;
}

/** Makes a story fail if it logs a warning or an error, including React's. */
export function guardConsole(): ConsoleGuard {
	const messages: string[] = [];
	const originals = guardedLevels.map((level) => {
		// biome-ignore lint/suspicious/noConsole: only intercepts what others log
		const original = console[level];
		console[level] = (...args: unknown[]) => {
			if (!isFromStorybook(args[0]))
				messages.push(`console.${level}: ${args.map(String).join(" ")}`);
			original(...args);
		};
		return [level, original] as const;
	});
	return {
		check() {
			if (messages.length > 0)
				throw new Error(`The story wrote to the console.\n${messages.join("\n")}`);
		},
		release() {
			for (const [level, original] of originals) console[level] = original;
		},
	};
}

/**
 * Storybook logs the error of a play function, which fails the story anyway, and a warning about its
 * own actions panel.
 */
function isFromStorybook(message: unknown): boolean {
	return message instanceof Error || /^Accessing the Story Store/.test(String(message));
}
