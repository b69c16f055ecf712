import { useEffect, useRef, useState } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { SearchOrigin } from "../dealer-search/locator-search.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { loadAfterSearch } from "./load-after-search.js";

/** How long the visitor has to answer the browser's question, and the device to answer, in milliseconds. */
const timeLimit = 10_000;

/** Searches around the visitor's location. It asks the device only when the visitor presses a button. */
export function useGeolocation(
	locator: DealerLocatorState,
	messages: ListMessages,
	onSearch: () => void,
) {
	const [status, setStatus] = useState<"idle" | "locating" | "failed">("idle");
	/** Ends the latest question's wait. */
	const stopWaiting = useRef(() => {});
	useEffect(() => () => stopWaiting.current(), []);
	return {
		locate() {
			if (status === "locating") return;
			setStatus("locating");
			// Text that was typed just before is searched for now, and not when the location is there.
			locator.submit();
			const mode = locator.mode.peek();
			const typed = locator.typed.peek();
			/** Whether the visitor has not searched for something else in the meantime, nor begun to. */
			const isWanted = () => locator.mode.peek() === mode && locator.typed.peek() === typed;
			/** Answers to an earlier question are too late. */
			const end = (origin?: SearchOrigin) => {
				stop();
				if (stopWaiting.current !== stop) return;
				setStatus(origin || !isWanted() ? "idle" : "failed");
				if (!origin || !isWanted()) return;
				locator.searchNear(origin, messages.yourLocation);
				onSearch();
			};
			// The visitor may not see the browser's question. Pressing again asks again, and a late answer counts.
			let timer: ReturnType<typeof setTimeout> | 0 = setTimeout(end, timeLimit);
			const stop = () => {
				clearTimeout(timer);
				timer = 0;
			};
			stopWaiting.current();
			stopWaiting.current = stop;
			loadAfterSearch().then(
				// Not if the wait for the file has ended, or the widget is removed.
				({ locate }) => timer && locate(timeLimit, end),
				() => end(),
			);
		},
		isLocating: status === "locating",
		hasFailed: status === "failed",
		clearError: () => setStatus((current) => (current === "failed" ? "idle" : current)),
	};
}
