import type { Dealership } from "@nev/contract";
import type { AutoDealer, BreadcrumbList, ItemList, Organization } from "schema-dts";
import type { PageSettings } from "../../server/page-context.js";

/** The company itself. */
export function organization({ origin, company }: PageSettings): Organization {
	return {
		"@type": "Organization",
		"@id": `${origin}/#organization`,
		name: company.name,
		url: `${origin}/`,
		telephone: company.phone,
		email: company.email,
		areaServed: { "@type": "Country", name: "United States" },
	};
}

/** A dealership as a local business. */
function autoDealer(dealership: Dealership): AutoDealer {
	const { name, address, city, state, zipCode, phone, email, latitude, longitude } = dealership;
	return {
		"@type": "AutoDealer",
		name,
		telephone: phone,
		email,
		address: {
			"@type": "PostalAddress",
			streetAddress: address,
			addressLocality: city,
			addressRegion: state,
			postalCode: zipCode,
			addressCountry: "US",
		},
		...(latitude !== null &&
			longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
	};
}

/** A list of dealerships, in the order of the page. */
export function dealershipList(dealerships: readonly Dealership[]): ItemList {
	return {
		"@type": "ItemList",
		itemListElement: dealerships.map((dealership, index) => ({
			"@type": "ListItem",
			position: index + 1,
			item: autoDealer(dealership),
		})),
	};
}

/** Where a page stands: its name and path, and those of the pages above it. */
export function breadcrumbs(
	{ origin }: PageSettings,
	trail: readonly { name: string; path: string }[],
): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: origin + path,
		})),
	};
}
