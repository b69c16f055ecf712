/** What Google Analytics calls a campaign, in its order. */
const parameters = ["utm_source", "utm_medium", "utm_campaign"];

/** Advertisements that are tagged by their platform alone, as Google Analytics names them. */
const clicks: Readonly<Record<string, string>> = {
	gclid: "google / cpc",
	gbraid: "google / cpc",
	wbraid: "google / cpc",
	msclkid: "bing / cpc",
	fbclid: "facebook",
};

/**
 * What others add to an address that they pass on, next to `utm_…` and the identifiers of clicks: Google Ads and
 * Merchant Center, TikTok, Mailchimp, Google Analytics across domains, and the `_` of jQuery's requests past a cache.
 */
const others = /^(utm_\w+|gad_\w+|srsltid|ttclid|mc_[ce]id|_g[al]|_)$/;

/** Whether a parameter of this name comes from whoever passes an address on, and not from the page's own links. */
export function isAddedByOthers(name: string): boolean {
	return Object.hasOwn(clicks, name) || others.test(name);
}

/** The maximum length of each part, so that all three are a line of a form. */
const maxLength = 64;

/**
 * The advertisement or mailing that brought a visitor to a page, as the query of the page's address tells it:
 * `google / cpc / Spring sale`. Undefined if it tells none. It may contain any character.
 *
 * @throws {TypeError} if `page` is no URL
 */
export function campaignOf(page: string): string | undefined {
	const query = new URL(page).searchParams;
	const parts = parameters.map((name) => partOf(query.get(name) ?? ""));
	const tagged = parts.filter(Boolean).join(" / ");
	return tagged || Object.entries(clicks).find(([name]) => query.get(name))?.[1];
}

function partOf(text: string): string {
	return hasMailbox(text) ? "" : [...text.trim()].slice(0, maxLength).join("").trim();
}

/**
 * Mailing programs put mailboxes into addresses by mistake, with an `@` that may be encoded too often. A sum of
 * leads may not name a person.
 */
export function hasMailbox(text: string): boolean {
	return /@|%(25)*40/.test(text);
}
