import { prefersReducedMotion } from "../hooks/visitor-preferences.js";

/**
 * Scrolls an element into view by the shortest way, but never in a box that clips what is beyond it: the
 * visitor could not scroll back. `Element.scrollIntoView` scrolls those too.
 */
export function scrollToNearest(element: Element): void {
	const behavior = prefersReducedMotion() ? "auto" : "smooth";
	const page = element.ownerDocument.documentElement;
	let { top, bottom } = element.getBoundingClientRect();
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
