import { Presets, SingleBar } from "cli-progress";
import type { Output } from "../context.js";

/** The progress bar of a long command. */
export interface Progress {
	update(done: number): void;
	/** Removes the bar. */
	stop(): void;
}

/** Shows a progress bar on the operator's terminal, if there is one. */
export function showProgress(output: Output, title: string, total: number): Progress {
	if (!output.progress) return { update() {}, stop() {} };
	const bar = new SingleBar(
		{
			stream: output.progress,
			format: `${title} {bar} {percentage} %`,
			clearOnComplete: true,
			hideCursor: true,
		},
		Presets.shades_classic,
	);
	bar.start(total, 0);
	return { update: (done) => bar.update(Math.min(done, total)), stop: () => bar.stop() };
}
