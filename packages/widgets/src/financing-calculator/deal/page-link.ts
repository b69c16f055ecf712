import { isDealLink, writeDealLink } from "./deal-link.js";
import type { FinancingDeal } from "./financing-deal.js";

/** Calculators outside of shadow roots, with those that have not started or are not hydrated yet. */
const inDocument = "nev-financing-calculator, .nev-calculator";

/** The calculators that have started. */
const started = new Set<Element>();

/**
 * Adds a calculator to those that have names.
 *
 * @param root its outermost HTML element
 * @returns a function that removes it
 */
export function registerCalculator(root: Element): () => void {
	const { host } = root.getRootNode() as Partial<ShadowRoot>;
	const calculator = host?.matches(inDocument) ? host : root;
	started.add(calculator);
	return () => started.delete(calculator);
}

/**
 * The name of a calculator's deals in the fragment, so that two calculators on a page do not read or
 * overwrite each other's deal. The first in the document is `financing`, the next `financing-2`,
 * whichever of them starts first.
 *
 * @param root its outermost HTML element
 */
export function linkNameOf(root: Element): string {
	const all = new Set([...document.querySelectorAll(inDocument), ...started]);
	const number = 1 + [...all].filter((other) => isBefore(other, root)).length;
	return number === 1 ? "financing" : `financing-${number}`;
}

/** Whether an element comes before another one in the document, also across shadow roots. */
function isBefore(first: Element, second: Element): boolean {
	const [firstPath, secondPath] = [first, second].map(pathTo) as [Element[], Element[]];
	const level = firstPath.findIndex((element, index) => element !== secondPath[index]);
	const [a, b] = [firstPath[level], secondPath[level]];
	if (!a || !b) return false;
	return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The hosts of the shadow roots around an element, the outermost first, and the element. */
function pathTo(element: Element): Element[] {
	const { host } = element.getRootNode() as Partial<ShadowRoot>;
	return host ? [...pathTo(host), element] : [element];
}

/** The address of this page with a deal in its fragment, which is not sent to a server. */
export function linkToDeal(deal: FinancingDeal, name: string): string {
	return `${location.href.split("#")[0]}#${writeDealLink(deal, name)}`;
}

/**
 * Writes a deal to the fragment of the page's address if the fragment is empty or already this
 * calculator's. A fragment of the page, or of another calculator, is left alone.
 */
export function saveToAddress(deal: FinancingDeal, name: string): void {
	if (location.hash.length > 1 && !isDealLink(location.hash, name)) return;
	try {
		history.replaceState(history.state, "", linkToDeal(deal, name));
	} catch {
		// Refused in a sandboxed frame, or because the browser limits how often the address changes.
	}
}
