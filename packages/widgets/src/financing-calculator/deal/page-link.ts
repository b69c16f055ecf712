import { isDealLink, writeDealLink } from "./deal-link.js";
import type { FinancingDeal } from "./financing-deal.js";

/** A calculator: an element, started or not, or what React or a server has rendered. */
const calculators = "nev-financing-calculator, .nev-calculator";

/**
 * The name of a calculator's deals in the fragment, so that two calculators on a page do not read or
 * overwrite each other's deal. The first in the document is `financing`, the next `financing-2`,
 * whichever of them starts first. One in a closed shadow root of the page counts as the first.
 *
 * @param root its outermost HTML element; null before there is one
 */
export function linkNameOf(root: Element | null): string {
	if (!root) return "financing";
	const { host } = root.getRootNode() as Partial<ShadowRoot>;
	const calculator = host?.matches(calculators) ? host : root;
	const number = calculatorsIn(document).indexOf(calculator) + 1;
	return number > 1 ? `financing-${number}` : "financing";
}

/** All calculators, also those in shadow roots of the page, in the order of the document. */
function calculatorsIn(root: ParentNode): Element[] {
	return [...root.querySelectorAll("*")].flatMap((element) => {
		if (element.matches(calculators)) return element;
		return element.shadowRoot ? calculatorsIn(element.shadowRoot) : [];
	});
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
