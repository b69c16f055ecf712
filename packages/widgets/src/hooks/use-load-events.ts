import { type ReadonlySignal, useSignalEffect } from "@preact/signals-react";
import { useRef } from "react";
import { callHandler } from "../provider/call-handler.js";

export interface LoadEvents {
	/** Called once, when something has loaded for the first time. */
	onReady?: (() => void) | undefined;
	/** Called with each failure. */
	onError?: ((error: Error) => void) | undefined;
}

/** Tells the host when results are ready and when they have failed. */
export function useLoadEvents(
	results: ReadonlySignal<{ readonly status: string; readonly error?: Error | undefined }>,
	events: LoadEvents,
): void {
	const latest = useRef(events);
	latest.current = events;
	const isReady = useRef(false);
	useSignalEffect(() => {
		const { status, error } = results.value;
		if (status === "failed" && error) callHandler(() => latest.current.onError?.(error));
		if (status === "ready" && !isReady.current) {
			isReady.current = true;
			callHandler(() => latest.current.onReady?.());
		}
	});
}
