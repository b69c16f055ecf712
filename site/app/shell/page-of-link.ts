/** Addresses of this origin that are no pages: the server's own parts, and files. */
const notPages = /^\/(api|embed|assets)(\/|$)|\.[a-z\d]+$/;

/**
 * The page of this site that a link leads to, from the page one is on; undefined for everything
 * else, and for a place on the same page, which the browser goes to by itself.
 *
 * @example pageOfLink("http://site/faq#range", "http://site/") // "/faq#range"
 */
export function pageOfLink(link: string, here: string): string | undefined {
	const to = new URL(link);
	const from = new URL(here);
	if (to.origin !== from.origin || notPages.test(to.pathname)) return undefined;
	if (to.hash && to.pathname === from.pathname && to.search === from.search) return undefined;
	return to.pathname + to.search + to.hash;
}
