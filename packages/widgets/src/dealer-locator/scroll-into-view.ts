import { loadLazily } from "../host-page/load-lazily.js";

const loadScroll = () =>
	loadLazily("scroll-to-nearest", () => import("../ui/scroll-to-nearest.js"));

/** Scrolls an element of the widget into view in the next frame, because it may be added until then. */
export function scrollIntoView(root: HTMLElement | null, selector: string): void {
	requestAnimationFrame(() => {
		const element = root?.querySelector(selector);
		if (element) void loadScroll().then(({ scrollToNearest }) => scrollToNearest(element));
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
