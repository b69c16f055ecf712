import { prefersReducedMotion } from "../hooks/visitor-preferences.js";

/**
 * Scrolls an element into view by the shortest way, but never in a box that clips what is beyond it: the
 * visitor could not scroll back. `Element.scrollIntoView` scrolls those too.
 */
export function scrollToNearest(element: Element): void {
	const { height } = element.getBoundingClientRect();
	scrollToShow(element, height);
}

/** How much of a card is enough, in pixels: its name, its address and whether it is open. */
const startOfCard = 240;

/**
 * Scrolls the start of a list into view in the next frame, below what heads it if there is room for both.
 * Room that an on-screen keyboard covers is none. Where it is in view already, nothing moves.
 *
 * @param heading finds what heads the list in `root`
 * @param content finds what the list may begin with, if it is not empty
 */
export function scrollToStart(root: Element, heading: string, content: string): void {
	requestAnimationFrame(() => {
		const line = root.querySelector(heading);
		if (!line) return;
		const isVisible = (found: Element) => found.getClientRects().length > 0;
		const first = [...root.querySelectorAll(content)].find(isVisible) ?? line;
		const { top } = first.getBoundingClientRect();
		const room = visualViewport?.height ?? innerHeight;
		if (top >= 0 && top + startOfCard <= room) return;
		const above = top - line.getBoundingClientRect().top;
		scrollToShow(above + startOfCard <= room ? line : first, Number.POSITIVE_INFINITY);
	});
}

/** Scrolls so that this many pixels of an element, or as many as fit, are in view. */
function scrollToShow(element: Element, height: number): void {
	const behavior = prefersReducedMotion() ? "auto" : "smooth";
	const page = element.ownerDocument.documentElement;
	let { top } = element.getBoundingClientRect();
	let bottom = top + height;
	for (let box = parentOf(element); box; box = parentOf(box)) {
		const { overflowY, scrollPaddingTop } = getComputedStyle(box);
		const isPage = box === page;
		if (!isPage && /hidden|clip/.test(overflowY)) {
			const { top: first, bottom: last } = box.getBoundingClientRect();
			[top, bottom] = [Math.max(top, first), Math.min(bottom, last)];
			// It is cut off: scrolling the page would show something else.
			if (bottom <= top) return;
			continue;
		}
		if (!isPage && (!/auto|scroll/.test(overflowY) || box.scrollHeight <= box.clientHeight))
			continue;
		const start = isPage ? 0 : box.getBoundingClientRect().top + box.clientTop;
		// A page keeps the room for its fixed header there.
		const above = top - start - (Number.parseFloat(scrollPaddingTop) || 0);
		const below = bottom - start - box.clientHeight;
		// Whole pixels, outwards: a browser may round what it scrolls by.
		const distance = above < 0 ? Math.floor(above) : Math.ceil(Math.max(0, Math.min(below, above)));
		box.scrollBy({ top: distance, behavior });
		top -= distance;
		bottom -= distance;
	}
}

/** The element around an element, also outside of its shadow root. */
function parentOf(element: Element): Element | null {
	const { assignedSlot, parentElement } = element;
	return (
		assignedSlot ?? parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null
	);
}
