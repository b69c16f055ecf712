/**
 * The visitor's choice on tags of third parties: `gpc` if the browser sends Global Privacy Control,
 * `opt-out` if the visitor opted out in the footer. Either keeps the tag manager away.
 */
export type Privacy = "none" | "opt-out" | "gpc";

/** The cookie that stores the footer's choice, and nothing else. Scripts may read it. */
export const privacyCookie = "nev-privacy";

/** Where the footer's form is sent. */
export const privacyPath = "/privacy-choice";

/** The id of the footer's privacy section. */
export const privacySection = "privacy-choices";

/**
 * @param hasGpcSignal whether the browser sends Global Privacy Control
 * @param cookies in the form of the `Cookie` header
 */
export function resolvePrivacy(hasGpcSignal: boolean, cookies: string): Privacy {
	if (hasGpcSignal) return "gpc";
	const isOptedOut = cookies
		.split(";")
		.some((cookie) => cookie.trim() === `${privacyCookie}=opt-out`);
	return isOptedOut ? "opt-out" : "none";
}

/** The choice of the visitor who sends a request. */
export function readRequestPrivacy({ headers }: Request): Privacy {
	return resolvePrivacy(headers.get("sec-gpc") === "1", headers.get("cookie") ?? "");
}

/** The choice of the visitor of this window, as the browser reports it. */
export function readBrowserPrivacy(): Privacy {
	const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return resolvePrivacy(globalPrivacyControl === true, document.cookie);
}
