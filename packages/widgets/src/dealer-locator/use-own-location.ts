import { useState } from "react";
import type { DealerLocatorState } from "./dealer-locator-state.js";
import type { DealerLocatorMessages } from "./messages.js";

/** How long a device may take to find itself, and how old its last answer may be, in milliseconds. */
const patience = { timeout: 10_000, maximumAge: 300_000 };

/** About a tenth of a mile: near enough for dealers, and no more is told than that. */
const decimals = 3;

/** The visitor's own place, asked for only on a press. */
export function useOwnLocation(locator: DealerLocatorState, messages: DealerLocatorMessages) {
	const [state, setState] = useState<"idle" | "locating" | "refused">("idle");

	function locate(): void {
		if (state === "locating") return;
		setState("locating");
		const searchBefore = locator.mode.peek();
		// Absent where the page is not secure.
		if (!navigator.geolocation) {
			setState("refused");
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setState("idle");
				// The visitor has searched for something else meanwhile.
				if (locator.mode.peek() !== searchBefore) return;
				locator.searchNear(
					{ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
					messages.yourLocation,
				);
			},
			() => setState("refused"),
			patience,
		);
	}

	return {
		locate,
		isLocating: state === "locating",
		isRefused: state === "refused",
		/** The refusal has been read, and the visitor goes on another way. */
		forgetRefusal: () => setState((now) => (now === "refused" ? "idle" : now)),
	};
}

function rounded(degrees: number): number {
	return Number(degrees.toFixed(decimals));
}
