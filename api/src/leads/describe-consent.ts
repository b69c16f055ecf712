import type { StoredConsent } from "./lead.js";

/** What somebody agreed to, when, and which of our texts it is. Leads of earlier versions do not say. */
export function describeConsent({ text, givenAt, version }: StoredConsent): string {
	const source =
		version === undefined ? [] : [version === "unknown" ? "text unknown" : `text ${version}`];
	return `${text} (${[givenAt, ...source].join(", ")})`;
}
