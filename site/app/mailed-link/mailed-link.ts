/*
 * A mailed link has a token in its address. Only a press of the button on its page uses the token: programs that
 * scan mails follow links, and a GET of the page does not even read it.
 */

/** The address has a token: no other site may be told it, and no cache may keep it. */
export const privateHeaders = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Reads the token of a press of the button. */
export function readToken({ url }: Request): string {
	return new URL(url).searchParams.get("token") ?? "";
}

/**
 * Whether a page of another site sent the form. The page of a link hides its origin, so the browser's own word
 * counts alone; a program, which gives none, passes. A token is no secret of the visitor's.
 */
export function isFromAnotherSite({ headers }: Request): boolean {
	return (headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin";
}
