import { useEffect, useRef, useState } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { ListMessages } from "../dealer-search/messages.js";

/** How long the visitor has to answer the browser's question, and the device to answer, in milliseconds. */
const timeLimit = 10_000;

/** The browser's own limit starts once it is allowed. */
const positionOptions: PositionOptions = { timeout: timeLimit, maximumAge: 300_000 };

/** About a tenth of a mile: precise enough to find dealers, and not more precise for privacy. */
const coordinateDecimals = 3;

/** Searches around the visitor's location. It asks the device only when the visitor presses a button. */
export function useGeolocation(locator: DealerLocatorState, messages: ListMessages) {
	const [status, setStatus] = useState<"idle" | "locating" | "failed">("idle");
	/** Ends the latest question's wait. */
	const stopWaiting = useRef(() => {});
	useEffect(() => () => stopWaiting.current(), []);

	function locate(): void {
		if (status === "locating") return;
		// Undefined on insecure origins.
		if (!navigator.geolocation) {
			setStatus("failed");
			return;
		}
		setStatus("locating");
		// Text that was typed just before is searched for now, and not when the location is there.
		locator.submit();
		const mode = locator.mode.peek();
		const typed = locator.typed.peek();
		/** Whether the visitor has not searched for something else in the meantime, nor begun to. */
		const isWanted = () => locator.mode.peek() === mode && locator.typed.peek() === typed;
		const fail = () => end(isWanted() ? "failed" : "idle");
		// The visitor may not see the browser's question. Pressing again asks again, and a late answer counts.
		const timer = setTimeout(fail, timeLimit);
		const stop = () => clearTimeout(timer);
		stopWaiting.current();
		stopWaiting.current = stop;

		/** Answers to an earlier question are too late. */
		function end(next: typeof status): boolean {
			const isLatest = stopWaiting.current === stop;
			stop();
			if (isLatest) setStatus(next);
			return isLatest;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				if (!end("idle") || !isWanted()) return;
				locator.searchNear(
					{ latitude: round(coords.latitude), longitude: round(coords.longitude) },
					messages.yourLocation,
				);
			},
			fail,
			positionOptions,
		);
	}

	return {
		locate,
		isLocating: status === "locating",
		hasFailed: status === "failed",
		clearError: () => setStatus((current) => (current === "failed" ? "idle" : current)),
	};
}

function round(degrees: number): number {
	return Number(degrees.toFixed(coordinateDecimals));
}
