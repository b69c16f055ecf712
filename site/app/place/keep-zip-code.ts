import { mayKeep } from "../page/privacy.js";
import { readZipCode, zipCodeKey } from "./kept-zip-code.js";

/**
 * Keeps the ZIP code that the visitor gave last, for the tab, and tells the page. Without one, forgets it.
 * Only one that a look-up has found may be kept: later pages show its dealer and fill in forms with it.
 * Nothing is kept of a visitor who opted out: only what is on the page hears of it.
 */
export function keepZipCode(zipCode: string | undefined): void {
	if (zipCode === readZipCode()) return;
	try {
		if (zipCode && mayKeep()) sessionStorage.setItem(zipCodeKey, zipCode);
		else sessionStorage.removeItem(zipCodeKey);
	} catch {
		// The browser keeps nothing for this site.
	}
	dispatchEvent(new CustomEvent(zipCodeKey, { detail: zipCode }));
}
