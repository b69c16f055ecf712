import type { NevInquiryFormElement } from "@nev/widgets/elements";

/**
 * Keeps what is typed in the form of a dealer's page in the tab until it is sent, as the site's other forms
 * do. The element keeps nothing of its own: on a page of others it may not.
 */
export function keepInquiry(form: NevInquiryFormElement): void {
	const key = `draft${location.pathname}`;
	const kept = read(key);
	if (kept) form.setValues(kept);
	form.addEventListener("nev-values-change", ({ detail }) => write(key, JSON.stringify(detail)));
	form.addEventListener("nev-submit", () => write(key, undefined));
}

function read(key: string): Record<string, string> | undefined {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
	} catch {
		// The browser keeps nothing for this site.
		return undefined;
	}
}

function write(key: string, draft: string | undefined): void {
	try {
		if (draft) sessionStorage.setItem(key, draft);
		else sessionStorage.removeItem(key);
	} catch {
		// As above.
	}
}
