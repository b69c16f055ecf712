import type { RegionName } from "@nev/contract";
import { useRef } from "react";
import { useSignalEffect } from "../hooks/index.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
import { findNamedCity } from "./find-named-city.js";

/**
 * Searches around the city that a text names, if no dealership matches the text. Waits until the visitor
 * has finished the text. A text of the page is tried once, since the page may insist on it.
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
			if (q === tried.current) return;
			tried.current = q;
			try {
				const place = await findNamedCity(q, region, locator.source.peek());
				if (place && !locator.isTyping.peek() && locator.mode.peek() === mode)
					locator.choosePlace(place);
			} catch {
				// Nothing is found then, as the list says. The next search tries again.
				tried.current = "";
			}
		}
	});
}
