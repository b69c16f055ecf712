import { Presets, SingleBar } from "cli-progress";
import type { Output } from "../context.js";

/** The progress bar of a long command. */
export interface Progress {
	/** @param detail stands behind the percentage, such as `, 2 min left` */
	update(done: number, detail?: string): void;
	/** Removes the bar. */
	stop(): void;
}

/** Shows a progress bar on the operator's terminal, if there is one. */
export function showProgress(output: Output, title: string, total: number): Progress {
	if (!output.progress) return { update() {}, stop() {} };
	const bar = new SingleBar(
		{
			stream: output.progress,
			format: `${title} {bar} {percentage} %{detail}`,
			clearOnComplete: true,
			hideCursor: true,
			barsize: 20,
		},
		Presets.shades_classic,
	);
	bar.start(total, 0, { detail: "" });
	return {
		update: (done, detail = "") => bar.update(Math.min(done, total), { detail }),
		stop: () => bar.stop(),
	};
}
