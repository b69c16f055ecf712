import { effect, type ReadonlySignal } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import { callHandler } from "../provider/call-handler.js";

export interface LoadEvents {
	/** Called once, after the first successful load. Called again if other results have to load. */
	onReady?: (() => void) | undefined;
	/** Called for each failure. */
	onError?: ((error: Error) => void) | undefined;
}

/** Calls the host page's handlers when results have loaded or failed to load. */
export function useLoadEvents(
	results: ReadonlySignal<{ readonly status: string; readonly error?: Error | undefined }>,
	events: LoadEvents,
): void {
	const latest = useRef(events);
	latest.current = events;
	const isReady = useRef(false);
	useEffect(() => {
		if (results.peek().status !== "ready") isReady.current = false;
		return effect(() => {
			const { status, error } = results.value;
			if (status === "failed" && error) callHandler(() => latest.current.onError?.(error));
			if (status === "ready" && !isReady.current) {
				isReady.current = true;
				callHandler(() => latest.current.onReady?.());
			}
		});
	}, [results]);
}
