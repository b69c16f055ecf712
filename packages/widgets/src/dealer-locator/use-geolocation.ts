import { useState } from "react";
import type { DealerLocatorState } from "./dealer-locator-state.js";
import type { ListMessages } from "./messages.js";

/** In milliseconds. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** About a tenth of a mile: precise enough to find dealers, and not more precise for privacy. */
const coordinateDecimals = 3;

/** Searches around the visitor's location. It asks the device only when the visitor presses a button. */
export function useGeolocation(locator: DealerLocatorState, messages: ListMessages) {
	const [status, setStatus] = useState<"idle" | "locating" | "failed">("idle");

	function locate(): void {
		if (status === "locating") return;
		// Undefined on insecure origins.
		if (!navigator.geolocation) {
			setStatus("failed");
			return;
		}
		setStatus("locating");
		// Text that was typed just before is searched for now, and not when the location is there. A city in
		// it is not searched around: that would be another search, which the location does not replace.
		locator.submit(false);
		const mode = locator.mode.peek();
		const typed = locator.typed.peek();
		/** Whether the visitor has not searched for something else in the meantime, nor begun to. */
		const isWanted = () => locator.mode.peek() === mode && locator.typed.peek() === typed;
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setStatus("idle");
				if (!isWanted()) return;
				locator.searchNear(
					{ latitude: round(coords.latitude), longitude: round(coords.longitude) },
					messages.yourLocation,
				);
			},
			() => setStatus(isWanted() ? "failed" : "idle"),
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
