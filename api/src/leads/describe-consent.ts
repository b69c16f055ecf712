import { consentSellerOf } from "@nev/contract";
import { cleanLine } from "../text/clean.js";
import type { Lead, StoredConsent } from "./lead.js";

/** What somebody agreed to, when, and which of our texts it is. Leads of earlier versions do not say. */
function describeConsent({ text, givenAt, version }: StoredConsent): string {
	const source =
		version === undefined ? [] : [version === "unknown" ? "text unknown" : `text ${version}`];
	return `${text} (${[givenAt, ...source].join(", ")})`;
}

/**
 * To whom a visitor has given consent, and with which words, for the company or the dealer who reads it. Calls of
 * anybody else need a consent of their own (47 CFR 64.1200(f)(9)).
 *
 * @param company the name of the company, if it is the reader
 */
export function consentRows(
	{ consent, dealership, isNamedByForm }: Lead,
	company?: string,
): [label: string, value: string][] {
	if (!consent) return [];
	const seller = consentSellerOf(consent.text);
	// A dealer of the same name may have got the lead later.
	const reader = company ?? (isNamedByForm ? dealership?.name : undefined);
	const isReader = reader && seller?.startsWith(`${cleanLine(reader)}, `);
	const given = isReader ? "given to you" : `given to ${seller}, not to you`;
	return [
		["Consent to calls and texts", seller ? given : "in the words of the page"],
		["Words of the consent", describeConsent(consent)],
	];
}
