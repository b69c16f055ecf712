import { effect } from "@preact/signals-core";
import { useEffect, useRef } from "preact/hooks";

export { batch, computed, effect, signal, untracked } from "@preact/signals-core";

/** On Preact every component follows the signals it reads, so there is nothing to do. */
export function useSignals(): void {}

/** Runs it after drawing, and again when a signal changes that it has read. */
export function useSignalEffect(run: Parameters<typeof effect>[0]): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(
		() =>
			effect(function () {
				return latest.current.call(this);
			}),
		[],
	);
}
