import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
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

/** How mistakes on the site are corrected. */
export function correctionsPolicy(facts: Facts, company: Company): Policy {
	const { corrections, upkeep } = facts;
	const correctionsMail = mailboxLink(company, "corrections");
	return {
		slug: "corrections-policy",
		...policyMetadata["corrections-policy"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"commitment",
				"What we promise",
				paragraph(
					"A wrong range can leave someone stranded, a wrong address costs an afternoon, and a wrong price costs trust. So we correct mistakes quickly, say what was wrong when it matters, and look for the reason. We would rather be corrected in public than stay wrong in private.",
				),
				paragraph(
					"This policy covers everything we publish on this website and in its widgets: vehicle pages, prices, specifications, dealer listings, the FAQ, financing figures and policies. It does not cover what dealerships or others publish on their own sites, but we pass on what you tell us about those.",
				),
			),
			section(
				"report",
				"How to report a mistake",
				paragraph(
					`Write to ${correctionsMail}, or use the [contact form](/contact?subject=other). Three things let us act at once:`,
				),
				list(
					"the address of the page, or the name of the vehicle or dealership;",
					"what it says, and what you believe is right;",
					"how you know: a document, a label on the vehicle, a call to the dealer.",
				),
				paragraph(
					"You do not have to be a customer, and you do not have to be certain. If a dealership finds an error in its own listing, it can [correct it itself](/dealerships/correct) with a link that we send to the address on file, so no one else can change the listing. If that address is out of date, it should write to us.",
				),
			),
			section(
				"major-and-minor",
				"Major and minor errors",
				paragraph(
					"An error is major if someone could be harmed, misled in a purchase or sent to the wrong place by it:",
				),
				list(
					"a statement that concerns safety, or where a vehicle may be driven;",
					"a wrong price, warranty period or financing figure;",
					"a dealership's wrong phone number or address;",
					"a specification that decides a purchase, such as range, seats or top speed;",
					"a statement that harms a person's or a business's name.",
				),
				paragraph(
					"An error is minor if a reader would not act differently because of it: a typo, a wrong accent in a name, a picture in the wrong color, a broken link with another way to the same page. If in doubt, we treat an error as major.",
				),
			),
			section(
				"times",
				"How fast we act",
				table(
					"Times for corrections",
					["What", "Within"],
					["Acknowledgment of your report", `${corrections.acknowledgedHours} hours`],
					["Correction of a major error", `${corrections.majorHours} hours`],
					["Correction of a minor error", `${corrections.minorHours} hours`],
				),
				paragraph(
					"The time for a correction runs from the moment we have confirmed the error. If a major error cannot be confirmed at once, because the manufacturer or a dealer has to answer first, we take the statement down until it is. If we find that the page was right, we'll tell you how we know.",
				),
			),
			section(
				"how-we-correct",
				"How we correct",
				list(
					"We change the figure at its source, so that every page which shows it changes with it.",
					"We check the other places that rest on the same source.",
					"Where a major error may have misled readers, a note on the page says what was wrong, what is right and when it was changed.",
					"If we know of someone who relied on the error in an inquiry, we try to let that person know.",
					"Minor errors are corrected without a note.",
					"We do not quietly remove a page to hide that it was wrong.",
				),
				paragraph(
					"Then we ask how the error came about. Where the answer is a gap in our own procedure, we close it.",
				),
			),
			section(
				"upkeep",
				"How we keep figures up to date",
				table(
					"Regular checks",
					["What", "When"],
					[
						"Specifications",
						`Updated within ${upkeep.specificationHours} hours of learning of a change`,
					],
					["Prices", `Verified ${upkeep.prices}`],
					["Dealer data", `Verified ${upkeep.dealers}`],
				),
				paragraph(
					"A check is a comparison with the source, not a glance at the page. Something can still go out of date between checks; please confirm price and availability with the dealer before you make the trip.",
				),
			),
			section(
				"policies",
				"Corrections of policies",
				paragraph(
					"Policies carry the date of their last update. If a policy said something that wasn't true, the corrected text gets a new date. We do not apply a corrected policy backward against you.",
				),
			),
			section(
				"disagreement",
				"If we do not agree",
				paragraph(
					`If we decline a correction, we give the reason. You can ask for a second look by someone who was not involved: write to ${mailboxLink(company, "editorial")}. Complaints about how you were treated follow the [feedback policy](/feedback-policy), with its times and its senior review.`,
				),
				paragraph(
					"Legal claims, such as infringement or defamation, go to the address in the [terms of service](/terms-of-service), but do not wait for that to tell us of an error. A correction is not an admission of liability, and asking for one costs you none of your rights.",
				),
			),
			section(
				"contact",
				"How to reach us",
				paragraph(
					`Corrections: ${correctionsMail}. How we choose and check what we publish is in the [publishing policy](/publishing-policy).`,
				),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
