import type { Dealership } from "@nev/contract";
import { telephoneLink } from "../ui/telephone-link.js";

/**
 * What is not a text: the position has its own link, opening hours their own part of the card, and the mark
 * for sample data is not shown.
 */
type Unshown = "latitude" | "longitude" | "openingHours" | "isSample";

/**
 * A dealership's fields as texts, and the links that some of them become. Cards show them, and
 * templates find them by these names, which the README lists. A field that is missing here does not
 * compile.
 */
export function dealerDetails(dealership: Dealership) {
	const { id, name, address, city, state, zipCode, phone, email, website = "" } = dealership;
	// A host page may pass any text.
	const webLink = (address: string) => (/^https?:\/\//i.test(address) ? address : "");
	return {
		fields: {
			id: `${id}`,
			...{ name, address, city, state, zipCode, phone, email },
			website: website.replace(/^https?:\/\/|\/$/gi, ""),
		} satisfies Record<Exclude<keyof Dealership, Unshown>, string>,
		links: {
			phone: /\d/.test(phone) ? telephoneLink(phone) : "",
			email: email && `mailto:${email}`,
			website: webLink(website),
		},
	};
}
