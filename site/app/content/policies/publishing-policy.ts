import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import {
	formatCoverage,
	formatLoanAprs,
	formatLoanTerms,
	formatMiles,
	formatPrices,
	formatSpan,
	loanSource,
} from "../figures.js";
import type { Financing } from "../financing.js";
import { mailboxLink } from "../links.js";
import {
	lastUpdatedLine,
	list,
	type Policy,
	paragraph,
	phoneContact,
	section,
	table,
} from "./policy.js";
import { policyMetadata } from "./policy-metadata.js";

/** How the site's content is chosen, written and checked. */
export function publishingPolicy(facts: Facts, company: Company, financing: Financing): Policy {
	const { vehicle, range, charging, warranty, price, upkeep } = facts;
	const { comprehensive, batteryAndDrivetrain } = warranty;
	const loans =
		loanSource(financing) === "none"
			? "The calculator has no loans while no lender's rates are offered."
			: `The calculator offers terms of ${formatLoanTerms(financing)} and loans at ${formatLoanAprs(financing)}.`;
	const editorialMail = mailboxLink(company, "editorial");
	return {
		slug: "publishing-policy",
		...policyMetadata["publishing-policy"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"purpose",
				"What we publish, and for whom",
				paragraph(
					"We publish for people who are thinking of buying a neighborhood electric vehicle, and for the dealerships that sell them. A page should answer a question that such a person has: what does it cost, how far does it go, can I drive it on my street, who sells it near me?",
				),
				paragraph(
					"We are a dealership, not a newspaper. We have an interest in vehicles being sold, and we say so. That is a reason to be careful with facts, because buyers who were told the truth come back.",
				),
			),
			section(
				"standards",
				"Our standards",
				list(
					"Figures come first. Where a number answers the question, we give the number, with its unit.",
					"One source for each figure. The same price or range is not typed in twice, so a page, a policy and a search result do not disagree.",
					"General statements are marked as such. Law is described in general words, with the advice to check with the state or town.",
					"Limits are stated next to strengths. A top speed is also a limit, and we write it that way.",
					"Plain words. We avoid jargon, superlatives and promises that depend on someone else.",
				),
			),
			section(
				"sources",
				"Where our facts come from",
				table(
					"Sources, by kind of statement",
					["Statement", "Source", "Checked"],
					[
						"Specifications, pictures, categories",
						"The manufacturer's published material",
						`Updated within ${upkeep.specificationHours} hours of learning of a change`,
					],
					["Prices", "The manufacturer's suggested retail prices", `Verified ${upkeep.prices}`],
					["Dealer data", "The dealerships themselves", `Verified ${upkeep.dealers}`],
					[
						"Federal rules for low-speed vehicles",
						"Code of Federal Regulations (49 CFR 571.3 and 571.500)",
						"When the rules change",
					],
					[
						"Financing figures",
						"The rules of our own calculator",
						"Taken from the calculator, never typed in by hand",
					],
				),
				paragraph(
					"If two sources differ, we ask the one that is responsible, and until we have an answer we publish the more cautious figure or none.",
				),
			),
			section(
				"vehicle-information",
				"Vehicles and prices",
				paragraph(
					`At present the starting prices of the models we list ${formatPrices(price)}. The models have a top speed of ${vehicle.topSpeed} mph and a range of ${formatMiles(range)} per charge, and charge in ${formatSpan(charging.hours)} hours. The comprehensive warranty is ${formatCoverage(comprehensive)}; battery and drivetrain are covered for ${formatCoverage(batteryAndDrivetrain)}. A given model can fall anywhere within these figures, and its own page says where.`,
				),
				paragraph(
					"A price is a starting price and leaves out taxes, registration, freight, dealer fees and accessories. A model that is not available at the moment is marked. Where a specification is missing, we show the usual equipment of the line, and the dealer confirms it for the vehicle you order.",
				),
				paragraph(
					"Pictures may show options. Drawings are drawings: they show the type of body, the seats and the size, and not every detail.",
				),
			),
			section(
				"financing-information",
				"Financing",
				paragraph(
					`Financing figures are estimates and are labeled as such. ${loans} We show a rate together with what the law requires next to it, and we do not call the rate of a lease an APR.`,
				),
			),
			section(
				"dealer-listings",
				"Dealer listings",
				paragraph(
					"Dealerships submit their own data, and we may review it before it appears. When you search by place, the nearest dealership comes first. We show true distances, mark those that are measured to the center of a ZIP code, and offer directions only where we know the exact location.",
				),
				paragraph(
					"We do not publish ratings or reviews that we cannot verify. That is why you won't find any stars on this site, either on a page or in what we tell search engines.",
				),
			),
			section(
				"independence",
				"Advertising and independence",
				paragraph(
					"Featured vehicles are chosen by our staff to show the breadth of the line. Being featured is not a test result. If a placement is ever paid for, it will be labeled as advertising where it appears. This site is not affiliated with the manufacturer, and we write our own texts.",
				),
			),
			section(
				"who-writes",
				"How we write",
				list(
					"A member of our team drafts it from the sources above.",
					"Figures, names and links are checked against the source.",
					"It is published with its date, if it is a policy, or with the catalog's current figures, if it is about vehicles.",
					"It is reviewed again when a source changes or a reader reports a mistake.",
				),
				paragraph(
					"We may use software to help with drafting, drawing or checking. People decide what is published, and they answer for it. We do not invent customers, quotations, awards or statistics.",
				),
			),
			section(
				"changes",
				"Corrections and changes",
				paragraph(
					"How fast we correct a mistake, and how we tell you about it, is in our [corrections policy](/corrections-policy). Small improvements in wording that change no facts are made without notice.",
				),
			),
			section(
				"contact",
				"How to reach the editors",
				paragraph(
					`Questions about what we publish, or a source we should know: ${editorialMail}. To report a mistake: ${mailboxLink(company, "corrections")}.`,
				),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
