import { useRef } from "react";
import { useSignalEffect } from "../hooks/index.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";

/**
 * Searches around the place that a text names, if no dealership matches the text: "Naples, Florida" is in
 * no name, city or state. Waits until the visitor has finished the text. Tries each text once, since a page
 * may insist on its own search.
 */
export function usePlaceFallback(locator: DealerLocatorState): void {
	const tried = useRef("");
	useSignalEffect(() => {
		const { status, total } = locator.results.value;
		const mode = locator.mode.value;
		if (locator.isTyping.value || status !== "ready" || total > 0 || mode.kind === "near") return;
		const { q } = mode;
		if (q === tried.current) return;
		tried.current = q;
		locator.source
			.peek()
			.places(q)
			.then(([place]) => {
				if (!place || locator.mode.peek() !== mode) return;
				const city = place.city.toLowerCase();
				// Who searches for a dealer named Smith does not mean Smithfield.
				const isPartOfCity = city.length > q.length && city.startsWith(q.toLowerCase());
				if (!isPartOfCity) locator.choosePlace(place);
			})
			// Nothing is found then, as the list says.
			.catch(() => {});
	});
}
