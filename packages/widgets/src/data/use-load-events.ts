import { OmittedItemsError } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { effect } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import { usePersistentState } from "../hooks/persistent-state.js";
import type { Readiness } from "../hooks/widget-controller.js";
import { callHandler } from "../host-page/call-handler.js";
import { warnOnce } from "../host-page/warn-once.js";

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
	/** What was told of the results. An element that is put back does not tell it again. */
	const told = usePersistentState("told", () => ({
		isReady: false,
		omitted: 0,
		error: undefined as Error | undefined,
	}));
	useEffect(() => {
		if (results.peek().status !== "ready") told.isReady = false;
		return effect(() => {
			const { status, error, omitted = 0 } = results.value;
			const isTold = error === told.error;
			told.error = error;
			if (error && !isTold) callHandler(() => latest.current.onError?.(error));
			if (status === "ready" && !told.isReady) {
				told.isReady = true;
				readiness?.resolve();
				callHandler(() => latest.current.onReady?.());
			}
			if (status === "ready" && omitted > told.omitted) {
				told.omitted = omitted;
				const omission = new OmittedItemsError(omitted);
				warnOnce(omission.message);
				callHandler(() => latest.current.onError?.(omission));
			}
		});
	}, [results, told, readiness]);
}
