import type { Facts } from "../facts.js";
import {
	formatCount,
	formatDollars,
	formatLoanTerms,
	formatMiles,
	formatSpan,
	loanSource,
} from "../figures.js";
import type { Financing } from "../financing.js";
import { policyMetadata } from "../policies/policy-metadata.js";

export interface PageMetadata {
	/** Without the company's name, which `PageHead` adds. */
	readonly title: string;
	/** 110 to 155 characters, which search engines show in full. */
	readonly description: string;
}

/** Title and description of every page with fixed metadata. */
export function pageMetadata(facts: Facts, financing: Financing) {
	const { vehicle, range, charging, price, modelCount, stateCount, replyHours } = facts;
	return {
		home: {
			title: "Neighborhood electric vehicles and their dealers",
			description: `Electric vehicles for local streets: top speed ${vehicle.topSpeed} mph, charged in ${formatSpan(charging.hours)} hours from a standard outlet. Find a model and a dealer.`,
		},
		inventory: {
			title: "Inventory",
			description: `See ${formatCount(modelCount)} neighborhood electric ${modelCount === 1 ? "vehicle" : "vehicles"} from ${formatDollars(price.lowest)}, with seats, range, price and specifications, and compare them side by side.`,
		},
		dealerships: {
			title: "Find a dealer",
			description:
				"Search NEV dealers by ZIP code, city or name. See the nearest first, on a list and on a map, with phone, email and directions.",
		},
		"add-dealership": {
			title: "Add your dealership",
			description:
				"List your dealership with the NEV dealer network. One short form puts your address and phone where buyers near you will look.",
		},
		"correct-listing": {
			title: "Is this your dealership?",
			description:
				"For dealers: correct the address, phone, email or website of your own listing, or pause it, with a link that we email to you.",
		},
		"open-correction": {
			title: "Open the form for your listing",
			description:
				"For dealers: you followed the link in our email. One press opens the form where you can correct your own listing.",
		},
		"correction-form": {
			title: "Correct your listing",
			description:
				"The form in which a dealer corrects its own listing: street, city, ZIP code, phone, email for leads, website and pause.",
		},
		"acknowledge-lead": {
			title: "Do you have this lead?",
			description:
				"For dealers: you followed the link in a lead's email. One press tells us that you have it and are taking care of it.",
		},
		states: {
			title: "Dealers by state",
			description: `Pick your state to see its NEV dealers, how many there are and how to reach them. All ${stateCount} states, searchable by name.`,
		},
		usa: {
			title: "NEVs across the United States",
			description: `The national overview: ${stateCount} states, the states with the most dealers, featured vehicles and what to expect in each region.`,
		},
		contact: {
			title: "Contact",
			description: `Questions about a vehicle, financing or your dealership? Write or call, and someone will get back to you within ${replyHours} hours.`,
		},
		financing: {
			title: "Financing calculator",
			description: {
				examples: `Compare loan, lease and cash for an NEV side by side, over ${formatLoanTerms(financing)}. Estimates in your browser, with no credit check.`,
				lenders: `Compare loans and cash for an NEV side by side, over ${formatLoanTerms(financing)}. Estimates in your browser, with no credit check.`,
				none: "See what an NEV costs in cash, with trade-in, tax and fees, and ask your dealer about loans. Estimates in your browser, with no credit check.",
			}[loanSource(financing)],
		},
		faq: {
			title: "Frequently asked questions",
			description: `Straight answers about NEVs: where posted limits of ${vehicle.postedLimit} mph let you drive, ${formatMiles(range)} of range, charging, price and warranty.`,
		},
		"thank-you": {
			title: "Thank you",
			description: `Your message has arrived. Here's what happens next: we'll review it, someone will contact you within ${replyHours} hours, and details will follow.`,
		},
		embed: {
			title: "Widgets for your website",
			description:
				"Put a dealer locator, an inventory grid, an inquiry form or a financing calculator on your own site. Choose one, preview it and copy the code.",
		},
		developers: {
			title: "Widgets for developers",
			description:
				"How to put our dealer widgets into React, Next.js, Vue, Svelte, Angular, Astro or plain HTML: code, events, security policy and versions.",
		},
		"not-found": {
			title: "Page not found",
			description:
				"There is no page at this address. Go to the home page, browse the vehicles, find a dealer or tell us what you were looking for.",
		},
		...policyMetadata,
	} satisfies Record<string, PageMetadata>;
}

/** Pages with fixed metadata. The pages of vehicles and states take theirs from the catalogue. */
export type PageName = keyof ReturnType<typeof pageMetadata>;
