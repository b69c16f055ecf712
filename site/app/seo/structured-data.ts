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
	FAQPage,
	ItemList,
	LoanOrCredit,
	OpeningHoursSpecification,
	WebSite,
} from "schema-dts";
import { type FaqItem, facts, formatDollars, plainText } from "../content/index.js";
import { weekdays } from "../dealers/weekdays.js";
import type { SiteSettings } from "../page/site-context.js";

/* Structured data for search engines (schema.org). It says only what is true and shown on a page. */

/** The company, with its hours, contact details and offer. */
export function companyData({
	origin,
	company,
	catalogue,
	companyFacts,
}: SiteSettings): AutoDealer {
	return {
		"@type": "AutoDealer",
		"@id": companyId(origin),
		name: company.name,
		url: `${origin}/`,
		logo: `${origin}/favicon.svg`,
		telephone: dialedNumber(company.phone),
		email: company.email,
		areaServed: { "@type": "Country", name: "United States" },
		priceRange: [...new Set([catalogue.price.lowest, catalogue.price.highest])]
			.map(formatDollars)
			.join(" - "),
		paymentAccepted: facts.payments.join(", "),
		openingHoursSpecification: openingHours(companyFacts.office),
		hasOfferCatalog: {
			"@type": "OfferCatalog",
			name: "Neighborhood electric vehicles",
			numberOfItems: catalogue.modelCount,
			url: `${origin}/inventory`,
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
	};
}

/** As search engines read it. */
const closedAllDay = { opens: "00:00", closes: "00:00" };

/** They know no 24:00. */
function spanData({ opens, closes }: TimeSpan) {
	return { opens, closes: closes === "24:00" ? "23:59" : closes };
}

/** A dealership on its own page. */
export function dealershipData({ origin }: SiteSettings, dealership: Dealership): AutoDealer {
	return autoDealer(dealership, origin + dealershipPath(dealership));
}

/** A vehicle with its offer. There is no rating, because no real one exists. */
export function vehicleData({ origin, company }: SiteSettings, vehicle: Vehicle): Car {
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
		brand: { "@type": "Brand", name: vehicle.series },
		fuelType: "Electric",
		offers: {
			"@type": "Offer",
			price: vehicle.price,
			priceCurrency: "USD",
			availability: vehicle.isAvailable
				? "https://schema.org/InStock"
				: "https://schema.org/OutOfStock",
			url,
			seller: { "@type": "AutoDealer", "@id": companyId(origin), name: company.name },
		},
	};
}

/** The calculator's loans, with the terms and rates of the financing rules. */
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
	};
}

/** Questions with their answers. */
export function faqData(items: readonly FaqItem[]): FAQPage {
	return {
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
		})),
	};
}

/** A list of dealerships, in its order on the page. */
export function dealershipListData(dealerships: readonly Dealership[]): ItemList {
	return {
		"@type": "ItemList",
		itemListElement: dealerships.map((dealership, index) => ({
			"@type": "ListItem",
			position: index + 1,
			item: autoDealer(dealership),
		})),
	};
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
