import { Presets, SingleBar } from "cli-progress";
import type { Output } from "../context.js";

/** Shows how far a long command has come. */
export interface Progress {
	/** How much is done now. */
	reach(done: number): void;
	/** Takes the bar away. */
	stop(): void;
}

/** A bar on the operator's terminal; nothing where nobody looks. */
export function showProgress(output: Output, what: string, total: number, done = 0): Progress {
	if (!output.progress) return { reach() {}, stop() {} };
	const bar = new SingleBar(
		{
			stream: output.progress,
			format: `${what} {bar} {percentage} %`,
			clearOnComplete: true,
			hideCursor: true,
		},
		Presets.shades_classic,
	);
	bar.start(total, done);
	return { reach: (done) => bar.update(Math.min(done, total)), stop: () => bar.stop() };
}
