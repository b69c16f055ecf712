import { isDealLink, writeDealLink } from "./deal-link.js";
import type { FinancingDeal } from "./financing-deal.js";

const claimedNames = new Set<string>();

/**
 * Claims a name in the fragment for one calculator, so that two calculators on a page do not read or
 * overwrite each other's deal. The first is `financing`, the next `financing-2`.
 */
export function claimLinkName(): { readonly name: string; release(): void } {
	let number = 1;
	while (claimedNames.has(linkName(number))) number++;
	const name = linkName(number);
	claimedNames.add(name);
	return { name, release: () => claimedNames.delete(name) };
}

const linkName = (number: number) => (number === 1 ? "financing" : `financing-${number}`);

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
