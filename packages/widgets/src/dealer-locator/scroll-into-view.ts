import { effect } from "@preact/signals-react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { loadAfterSearch } from "./load-after-search.js";

/** Scrolls an element of the widget into view in the next frame, because it may be added until then. */
export function scrollIntoView(root: HTMLElement | null, selector: string): void {
	requestAnimationFrame(() => {
		const element = root?.querySelector(selector);
		if (element) void loadAfterSearch().then(({ scrollToNearest }) => scrollToNearest(element));
	});
}

/** Shows what a search has found as soon as it is there, unless the visitor has gone on to another search. */
export function showResults(locator: DealerLocatorState, root: HTMLElement | null): void {
	const mode = locator.mode.peek();
	effect(function () {
		if (locator.results.value.status === "loading") return;
		this.dispose();
		// It comes with what may be above the list. Without it, the results stay where they are.
		loadAfterSearch().then(
			({ scrollToStart }) => {
				if (root && locator.mode.peek() === mode && !locator.isZipUnknown.peek())
					scrollToStart(root, ".nev-locator-line", ".nev-dealer-card, .nev-map-pane");
			},
			() => {},
		);
	});
}

/** Shows the card of a dealership that was selected on the map, and moves the focus there if it should. */
export function showCard(root: HTMLElement | null, selector: string, takesFocus: boolean): void {
	scrollIntoView(root, selector);
	if (!takesFocus) return;
	requestAnimationFrame(() =>
		focusCard(root?.querySelector<HTMLElement>(selector), { preventScroll: true }),
	);
}

/** Moves the focus to a card's heading, or to the card itself if the host page has replaced its content. */
export function focusCard(card: HTMLElement | null | undefined, options?: FocusOptions): void {
	(card?.querySelector<HTMLElement>(".nev-dealer-name") ?? card)?.focus(options);
}
