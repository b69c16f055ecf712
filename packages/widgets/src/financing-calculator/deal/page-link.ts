import { isDealLink, writeDealLink } from "./deal-link.js";
import type { FinancingDeal } from "./financing-deal.js";

const taken = new Set<string>();

/**
 * A name for one calculator of the page, so that two do not read or write each other's deal: the
 * first is `financing`, the next `financing-2`. Free again after `release`.
 */
export function takeName(): { readonly name: string; release(): void } {
	let number = 1;
	while (taken.has(nameOf(number))) number++;
	const name = nameOf(number);
	taken.add(name);
	return { name, release: () => taken.delete(name) };
}

const nameOf = (number: number) => (number === 1 ? "financing" : `financing-${number}`);

/** The address of this page with a deal in its fragment, which no server and no referrer sees. */
export function linkToDeal(deal: FinancingDeal, name: string): string {
	return `${location.href.split("#")[0]}#${writeDealLink(deal, name)}`;
}

/**
 * Puts a deal into the page's address, where its fragment is empty or this calculator's own; a
 * fragment of the page or of another calculator stays.
 */
export function keepInAddress(deal: FinancingDeal, name: string): void {
	if (location.hash.length > 1 && !isDealLink(location.hash, name)) return;
	try {
		history.replaceState(history.state, "", linkToDeal(deal, name));
	} catch {
		// A page in a sandbox may not change its address, and a browser may have had enough of it.
	}
}

/**
 * The address of an application form with the option and the rounded terms in its fragment: no
 * credit score, no budget. An address that has a fragment already stays as it is.
 */
export function linkToApply(applyUrl: string, optionId: string, deal: FinancingDeal): string {
	if (applyUrl.includes("#")) return applyUrl;
	const { vehiclePrice, downPayment, preferredTerm } = deal;
	const terms = writeDealLink({
		vehiclePrice: Math.round(vehiclePrice),
		downPayment: Math.round(downPayment),
		preferredTerm,
	});
	return `${applyUrl}#${terms}&option=${optionId}`;
}
