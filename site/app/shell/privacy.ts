/**
 * Where a visitor stands on tags of third parties: `gpc` where the browser sends Global Privacy
 * Control, `opt-out` where the visitor chose so in the footer. Either keeps the tag manager away.
 */
export type Privacy = "none" | "opt-out" | "gpc";

/** The cookie that holds the footer's choice, and nothing else. Scripts may read it. */
export const privacyCookie = "nev-privacy";

/** Where the footer's form goes, and the fragment of the footer's part. */
export const privacyPath = "/privacy-choice";
export const privacySection = "privacy-choices";

/** What decides: the signal of the browser, and its cookies as the header carries them. */
export function privacyOf(signal: boolean, cookies: string): Privacy {
	if (signal) return "gpc";
	const isOptedOut = cookies
		.split(";")
		.some((cookie) => cookie.trim() === `${privacyCookie}=opt-out`);
	return isOptedOut ? "opt-out" : "none";
}

/** Where the visitor of this window stands, as the browser itself says. */
export function privacyOfWindow(): Privacy {
	const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return privacyOf(globalPrivacyControl === true, document.cookie);
}
