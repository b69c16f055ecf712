import { effect } from "@preact/signals-core";
import { useEffect, useRef } from "preact/hooks";

export { batch, computed, effect, signal, untracked } from "@preact/signals-core";

/** Does nothing: `observer` subscribes every component to the signals it reads. */
export function useSignals(): void {}

/** Runs an effect after the first render, and again when a signal it has read changes. */
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
