import { useEffect, useRef, useState } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { SearchOrigin } from "../dealer-search/locator-search.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { loadAfterSearch } from "./load-after-search.js";

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
			const search = (origin: SearchOrigin) => {
				locator.searchNear(origin, messages.yourLocation);
				onSearch();
			};
			loadAfterSearch().then(
				({ locate }) => locate({ isWanted, stopWaiting, onEnd: setStatus, onLocation: search }),
				() => setStatus("failed"),
			);
		},
		isLocating: status === "locating",
		hasFailed: status === "failed",
		clearError: () => setStatus((current) => (current === "failed" ? "idle" : current)),
	};
}
