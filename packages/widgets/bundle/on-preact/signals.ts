import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

export * from "@preact/signals";

/** Does nothing: `@preact/signals` subscribes every component to the signals it reads. */
export function useSignals(): void {}

/** As on React, which runs the effect at once. That of `@preact/signals` waits for a frame. */
export function useSignalEffect(run: () => void): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => effect(() => latest.current()), []);
}
