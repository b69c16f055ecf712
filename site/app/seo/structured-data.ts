import { type CompanyFacts, clockTime } from "@nev/api/company-facts";
import {
	type Dealership,
	dealershipPath,
	dialedNumber,
	type OpeningHours,
	type State,
	type TimeSpan,
	type Vehicle,
} from "@nev/contract";
import type {
	AutoDealer,
	Car,
	ItemList,
	LoanOrCredit,
	OpeningHoursSpecification,
	Organization,
	PostalAddress,
	WebSite,
} from "schema-dts";
import { facts } from "../content/facts.js";
import { formatDollars, loanSource } from "../content/figures.js";
import { weekdays } from "../dealers/weekdays.js";
import type { SiteSettings } from "../page/site-context.js";

/* Structured data for search engines (schema.org). It says only what is true and shown on a page, and the company's address. */

/**
 * The company, with its hours, contact details, prices and offer. A local business must have an address: without
 * one it is an organization, which says its hours and prices in other properties.
 */
export function companyData(site: SiteSettings): AutoDealer | Organization {
	const { origin, company, companyAddress, catalogue, companyFacts } = site;
	const { lowest, highest } = catalogue.price;
	const openingHoursSpecification = openingHours(companyFacts.office);
	const telephone = dialedNumber(company.phone);
	const properties = {
		"@id": companyId(origin),
		name: company.name,
		url: `${origin}/`,
		logo: `${origin}/favicon.svg`,
		telephone,
		email: company.email,
		areaServed: { "@type": "Country", name: "United States" },
		hasOfferCatalog: {
			"@type": "OfferCatalog",
			name: "Neighborhood electric vehicles",
			numberOfItems: catalogue.modelCount,
			url: `${origin}/inventory`,
		},
	} as const;
	if (companyAddress) {
		return {
			"@type": "AutoDealer",
			...properties,
			address: postalAddress(companyAddress),
			priceRange: [...new Set([lowest, highest])].map(formatDollars).join(" - "),
			paymentAccepted: facts.payments.join(", "),
			openingHoursSpecification,
		};
	}
	return {
		"@type": "Organization",
		...properties,
		makesOffer: {
			"@type": "AggregateOffer",
			priceCurrency: "USD",
			lowPrice: lowest,
			highPrice: highest,
			offerCount: catalogue.modelCount,
		},
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "sales",
			telephone,
			email: company.email,
			hoursAvailable: openingHoursSpecification,
		},
	};
}

/** The website. */
export function webSiteData({ origin, company }: SiteSettings): WebSite {
	return {
		"@type": "WebSite",
		"@id": `${origin}/#website`,
		name: company.name,
		url: `${origin}/`,
		publisher: { "@id": companyId(origin) },
	};
}

/** A dealership as a local business. @param page the address of its page, where the page is its own */
function autoDealer(dealership: Dealership, page?: string): AutoDealer {
	const { name, address, city, state, zipCode, phone, email, latitude, longitude } = dealership;
	const { website, openingHours } = dealership;
	const telephone = dialedNumber(phone);
	return {
		"@type": "AutoDealer",
		name,
		...(telephone && { telephone }),
		...(email && { email }),
		...(page && { "@id": page, url: page }),
		...(website && { url: website }),
		...(page && openingHours && hoursData(openingHours)),
		address: postalAddress({ street: address, city, state, zipCode }),
		...(latitude !== null &&
			longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
	};
}

interface Address {
	readonly street: string;
	readonly city: string;
	readonly state: string;
	readonly zipCode: string;
}

function postalAddress({ street, city, state, zipCode }: Address): PostalAddress {
	return {
		"@type": "PostalAddress",
		streetAddress: street,
		addressLocality: city,
		addressRegion: state,
		postalCode: zipCode,
		addressCountry: "US",
	};
}

function hoursData({ week, exceptions }: OpeningHours) {
	return {
		// None of a dealership that opens by appointment alone.
		...(week.length > 0 && {
			openingHoursSpecification: week.map(
				({ days, ...span }): OpeningHoursSpecification => ({
					"@type": "OpeningHoursSpecification",
					dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
					...spanData(span),
				}),
			),
		}),
		...(exceptions.length > 0 && {
			specialOpeningHoursSpecification: exceptions.flatMap(({ date, spans }) =>
				(spans.length > 0 ? spans : [closedAllDay]).map(
					(span): OpeningHoursSpecification => ({
						"@type": "OpeningHoursSpecification",
						validFrom: date,
						validThrough: date,
						...spanData(span),
					}),
				),
			),
		}),
	};
}

/** As search engines read it. */
const closedAllDay = { opens: "00:00", closes: "00:00" };

/** They know no 24:00. */
function spanData({ opens, closes }: TimeSpan) {
	return { opens, closes: closes === "24:00" ? "23:59" : closes };
}

/** A dealership on its own page. Nothing of an invented one. */
export function dealershipData({ origin }: SiteSettings, dealership: Dealership): AutoDealer[] {
	return dealership.isSample ? [] : [autoDealer(dealership, origin + dealershipPath(dealership))];
}

/** A vehicle with its offer. There is no rating, because no real one exists. */
export function vehicleData(site: SiteSettings, vehicle: Vehicle): Car {
	const { origin, company } = site;
	const url = `${origin}/inventory/${vehicle.slug}`;
	return {
		"@type": "Car",
		"@id": url,
		name: vehicle.name,
		description: vehicle.description,
		image: new URL(vehicle.imageUrl, origin).href,
		url,
		model: vehicle.model,
		category: vehicle.category,
		brand: { "@type": "Brand", name: company.name },
		fuelType: "Electric",
		offers: {
			"@type": "Offer",
			price: vehicle.price,
			priceCurrency: "USD",
			priceSpecification: {
				"@type": "UnitPriceSpecification",
				priceType: "https://schema.org/MSRP",
				price: vehicle.price,
				priceCurrency: "USD",
			},
			availability: vehicle.isAvailable
				? "https://schema.org/InStock"
				: "https://schema.org/OutOfStock",
			url,
			seller: { "@type": "Organization", "@id": companyId(origin), name: company.name },
		},
	};
}

/**
 * The calculator's loans, with the terms and rates of the financing rules. Of lenders' own rates it states none, which
 * without their conditions would mislead.
 */
export function loanData({ origin, company, financing }: SiteSettings): LoanOrCredit {
	return {
		"@type": "LoanOrCredit",
		name: "Vehicle financing estimates",
		url: `${origin}/financing`,
		provider: { "@type": "Organization", name: company.name },
		currency: "USD",
		loanTerm: {
			"@type": "QuantitativeValue",
			minValue: financing.shortestTerm,
			maxValue: financing.longestTerm,
			unitCode: "MON",
		},
		...(loanSource(financing) === "examples" && {
			annualPercentageRate: {
				"@type": "QuantitativeValue",
				minValue: financing.lowestApr,
				maxValue: financing.highestApr,
			},
			amount: {
				"@type": "MonetaryAmount",
				currency: "USD",
				minValue: facts.loanAmount.least,
				maxValue: facts.loanAmount.most,
			},
		}),
	};
}

/** The dealerships of a page, in its order. No list if all of them are invented, or there are none. */
export function dealershipListData(dealerships: readonly Dealership[]): ItemList[] {
	const real = dealerships.filter(({ isSample }) => !isSample);
	if (real.length === 0) return [];
	return [
		{
			"@type": "ItemList",
			itemListElement: real.map((dealership, index) => ({
				"@type": "ListItem",
				position: index + 1,
				item: autoDealer(dealership),
			})),
		},
	];
}

/** A list of vehicles, each with a link to its page. */
export function vehicleListData({ origin }: SiteSettings, vehicles: readonly Vehicle[]): ItemList {
	return linkList(vehicles.map(({ name, slug }) => ({ name, url: `${origin}/inventory/${slug}` })));
}

/** A list of states, each with a link to its page. */
export function stateListData({ origin }: SiteSettings, states: readonly State[]): ItemList {
	return linkList(states.map(({ name, slug }) => ({ name, url: `${origin}/states/${slug}` })));
}

function linkList(links: readonly { name: string; url: string }[]): ItemList {
	return {
		"@type": "ItemList",
		itemListElement: links.map(({ name, url }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			url,
		})),
	};
}

/** Identifies the company in the structured data of all pages. */
function companyId(origin: string): string {
	return `${origin}/#company`;
}

/** Days without hours are closed. */
function openingHours({ weekdays: fromMonday, saturday, sunday }: CompanyFacts["office"]) {
	const days = [
		{ dayOfWeek: weekdays.slice(0, 5), hours: fromMonday },
		{ dayOfWeek: "Saturday", hours: saturday },
		{ dayOfWeek: "Sunday", hours: sunday },
	] as const;
	return days.flatMap(({ dayOfWeek, hours }): OpeningHoursSpecification[] => {
		if (typeof hours === "string") return [];
		const { opens, closes } = hours;
		return [
			{
				"@type": "OpeningHoursSpecification",
				dayOfWeek: typeof dayOfWeek === "string" ? dayOfWeek : [...dayOfWeek],
				opens: formatTime(opens),
				// The day has no later time.
				closes: closes === 24 ? "23:59" : formatTime(closes),
			},
		];
	});
}

function formatTime(hours: number): string {
	const { hour, minutes } = clockTime(hours);
	return `${String(hour).padStart(2, "0")}:${minutes}`;
}
