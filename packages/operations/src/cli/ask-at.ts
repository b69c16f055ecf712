import { once } from "node:events";
import { createInterface } from "node:readline/promises";

interface Terminal {
	readonly input: NodeJS.ReadableStream;
	readonly output: NodeJS.WritableStream;
}

/** Asks for a yes or a no. Ctrl+D is a no, and Ctrl+C aborts. */
export async function askAt(
	terminal: Terminal,
	question: string,
	controller: AbortController,
): Promise<boolean> {
	const { signal } = controller;
	const lines = createInterface(terminal);
	// In raw mode, Ctrl+C is a key and no signal.
	lines.on("SIGINT", () => controller.abort());
	try {
		const answered = lines.question(`${question} [y/N] `, { signal }).catch((error: unknown) => {
			// Some versions of Node.js reject the question at Ctrl+D, and others leave it open.
			if (signal.aborted) throw error;
			return "";
		});
		const closed = once(lines, "close").then(() => "");
		return /^y(es)?$/i.test((await Promise.race([answered, closed])).trim());
	} finally {
		lines.close();
	}
}
