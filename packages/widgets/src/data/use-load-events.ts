import { OmittedItemsError } from "@nev/contract";
import { effect, type ReadonlySignal } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import type { Readiness } from "../hooks/widget-controller.js";
import { callHandler } from "../provider/call-handler.js";
import { usePersistentRef } from "../provider/persistent-state.js";
import { warnOnce } from "../provider/warn-once.js";

export interface LoadEvents {
	/** Called once, after the first successful load. Called again if other results have to load. */
	onReady?: (() => void) | undefined;
	/**
	 * Called for each failure, and once with an `OmittedItemsError` if some items could not be read and
	 * the others are shown.
	 */
	onError?: ((error: Error) => void) | undefined;
}

interface LoadResults {
	readonly status: string;
	readonly error?: Error | undefined;
	/** How many items were left out because they could not be read. */
	readonly omitted?: number | undefined;
}

/** Calls the host page's handlers when results have loaded or failed to load. */
export function useLoadEvents(
	results: ReadonlySignal<LoadResults>,
	events: LoadEvents,
	readiness?: Readiness,
): void {
	const latest = useRef(events);
	latest.current = events;
	const isReady = usePersistentRef("isReady", false);
	const told = usePersistentRef("omitted", 0);
	useEffect(() => {
		if (results.peek().status !== "ready") isReady.current = false;
		return effect(() => {
			const { status, error, omitted = 0 } = results.value;
			if (status === "failed" && error) callHandler(() => latest.current.onError?.(error));
			if (status === "ready" && !isReady.current) {
				isReady.current = true;
				readiness?.resolve();
				callHandler(() => latest.current.onReady?.());
			}
			if (status === "ready" && omitted > told.current) {
				told.current = omitted;
				const omission = new OmittedItemsError(omitted);
				warnOnce(omission.message);
				callHandler(() => latest.current.onError?.(omission));
			}
		});
	}, [results, isReady, told, readiness]);
}
