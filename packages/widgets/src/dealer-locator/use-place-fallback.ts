import type { RegionName } from "@nev/contract";
import { useRef } from "react";
import { useSignalEffect } from "../hooks/index.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";

/**
 * Searches around the city that a text names, if no dealership matches the text: "Naples, Florida" is in no
 * name, city or state. Waits until the visitor has finished the text. A text of the page is tried once,
 * since the page may insist on it.
 *
 * @param region the state or territory that the dealerships are limited to
 */
export function usePlaceFallback(
	locator: DealerLocatorState,
	region: RegionName | undefined,
): void {
	const tried = useRef("");
	useSignalEffect(() => {
		const { status, total } = locator.results.value;
		const mode = locator.mode.value;
		if (locator.isTyping.value) tried.current = "";
		else if (status === "ready" && total === 0 && mode.kind === "text") void searchCity(mode.q);

		async function searchCity(q: string): Promise<void> {
			// No city has a digit in its name: this is an address, a telephone number or a part of a ZIP code.
			if (q === tried.current || /\d/.test(q)) return;
			tried.current = q;
			try {
				const places = await locator.source.peek().places(q);
				if (locator.isTyping.peek() || locator.mode.peek() !== mode) return;
				const place = places.find(({ state }) => !region || state === region);
				if (place && !isBeginningOf(place.city, q)) locator.choosePlace(place);
			} catch {
				// Nothing is found then, as the list says. The next search tries again.
				tried.current = "";
			}
		}
	});
}

/** Who searches for a dealer named Smith does not mean Smithfield. */
function isBeginningOf(city: string, q: string): boolean {
	return city.length > q.length && city.toLowerCase().startsWith(q.toLowerCase());
}
