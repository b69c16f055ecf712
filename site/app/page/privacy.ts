/**
 * The visitor's choice on tags of third parties: `gpc` if the browser sends Global Privacy Control,
 * `opt-out` if the visitor opted out in the footer. Either keeps the tag manager away.
 */
export type Privacy = "none" | "opt-out" | "gpc";

/**
 * The cookie that stores the footer's choice, and nothing else. Scripts may read it. Over HTTPS its name
 * has the prefix `__Host-`, so that no other host can set it.
 */
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
	const optOut = `${privacyCookie}=opt-out`;
	if (!cookies.includes(optOut)) return "none";
	// Without the prefix it was set over HTTP, or by an earlier version.
	const isOptedOut = cookies
		.split(";")
		.some((cookie) => [optOut, `__Host-${optOut}`].includes(cookie.trim()));
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

/**
 * Whether the browser may keep for the tab what tells of the visitor: not of one who opted out, or whose browser
 * sends Global Privacy Control. The visitor may have opted out in another tab since the page was loaded, and the
 * server, whose answer the footer shows, may have seen a signal that scripts do not. To be called once the footer
 * shows the choice.
 */
export function mayKeep(): boolean {
	const isAllowed = document.querySelector("[data-privacy=none]:not([hidden])") !== null;
	return isAllowed && readBrowserPrivacy() === "none";
}
