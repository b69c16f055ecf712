import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import {
	formatChoices,
	formatCoverage,
	formatLenders,
	formatLoanRates,
	formatLoanTerms,
	formatMiles,
	formatPrices,
	formatSpan,
	loanSource,
} from "../figures.js";
import type { Financing } from "../financing.js";
import { mailboxLink } from "../links.js";
import { ownershipDisclaimer } from "../pages/footer-text.js";
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

/** The rules for using the site. Have counsel review them before relying on them. */
export function termsOfService(facts: Facts, company: Company, financing: Financing): Policy {
	const { vehicle, range, charging, warranty, price, payments, policiesUpdated, privacy } = facts;
	const { name } = company;
	const calculator = {
		examples: `The [financing calculator](/financing) works with terms of ${formatLoanTerms(financing)}. The annual percentage rates (APR) of its loans run from ${formatLoanRates(financing)}, depending on the credit score you choose.`,
		lenders: `The [financing calculator](/financing) works with terms of ${formatLoanTerms(financing)}. The annual percentage rates (APR) of its loans are those of ${formatLenders(financing)}, depending on the credit score you choose.`,
		none: "The [financing calculator](/financing) has no loans while no lender's rates are offered.",
	}[loanSource(financing)];
	const legalMail = mailboxLink(company, "legal");
	return {
		slug: "terms-of-service",
		...policyMetadata["terms-of-service"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"disclaimer",
				"Disclaimer",
				paragraph(ownershipDisclaimer(company)),
				paragraph(
					"This website lists vehicles and dealerships and helps the two sides find each other. It is not a store: no contract to buy a vehicle is made on it. Nothing on it is legal, tax or financial advice.",
				),
				paragraph(
					"By using the site you agree to these terms. If you do not agree with them, please do not use it.",
				),
			),
			section(
				"definitions",
				"Definitions",
				list(
					"User: anyone who visits this website, uses its widgets on another website, or sends us something through a form or the API.",
					"Dealer: an independent business that sells or services vehicles and is listed on this website, or has asked to be listed.",
					"Manufacturer: the company that makes the vehicles shown here, or that gives their warranty. It does not run this website.",
					`"We" and "us": the dealership that runs this website under the name ${name}.`,
					"Content: the texts, pictures, figures, maps, software and listings of this website.",
				),
			),
			section(
				"permitted-use",
				"What you may do",
				list(
					"Browse, search, compare and print pages for your own use or for your business as a buyer.",
					"Send inquiries that you mean, about vehicles that interest you.",
					"Link to any page of the site.",
					"As a Dealer, submit your own dealership, and embed our widgets on a website that you run, unchanged except for their settings.",
				),
				paragraph(
					`You must be able to make a binding agreement to send an inquiry or a listing. The site does not serve children under ${privacy.minimumAge}.`,
				),
			),
			section(
				"forbidden-use",
				"What you may not do",
				list(
					"Send false, misleading or unlawful content, or use someone else's name or contact details.",
					"Submit a dealership that you are not authorized to speak for.",
					"Copy the listings in bulk, or use the contact details in them for unsolicited advertising.",
					"Attack, overload or probe the site, get around its limits, or interfere with other Users.",
					"Introduce malicious code, or use automated programs that ignore our rate limits or robots.txt.",
					"Present the site or its widgets as an offer of the Manufacturer, or remove notices of ownership.",
				),
				paragraph(
					"If you want to test security in good faith, write to us first. We would rather hear of a weakness from you.",
				),
			),
			section(
				"listings-and-submissions",
				"Listings and what you send",
				paragraph(
					"What you send stays yours. You allow us to store it, to use it to answer you, to pass an inquiry on to the Dealer it is meant for and, if it is a dealership listing, to publish it. You confirm that it is accurate and that you have the right to send it.",
				),
				paragraph(
					"We may review a listing before it appears, correct it, hide it or remove it. A listing says that a Dealer exists and how to reach it. It is not a recommendation, and we do not vouch for the Dealer's prices, stock or work.",
				),
			),
			section(
				"sales-and-warranties",
				"Sales and warranties",
				paragraph(
					`A sale is a contract between you and a Dealer. Starting prices on this site ${formatPrices(price)}. They are the Manufacturer's suggested retail prices for a model, without taxes, title, registration, freight, dealer fees and accessories. Prices, specifications and availability can change, and the Dealer's written offer is the one that counts. Accepted payments are ${formatChoices(payments)}; the Dealer takes them.`,
				),
				table(
					"Figures stated on this site, in general",
					["Subject", "Figure"],
					["Top speed", `${vehicle.topSpeed} mph`],
					["Street legal", `Where posted limits are ${vehicle.postedLimit} mph or lower`],
					["Range per charge", `${formatMiles(range)}, depending on the model`],
					[
						"Full charge",
						`${formatSpan(charging.hours)} hours on a standard ${charging.outletVolts}V outlet`,
					],
					["Comprehensive limited warranty", formatCoverage(warranty.comprehensive)],
					[
						"Limited warranty on battery and drivetrain",
						formatCoverage(warranty.batteryAndDrivetrain),
					],
				),
				paragraph(
					"Range and charging time depend on load, ground, temperature, speed and the age of the battery. Where a vehicle may be driven, and what its driver needs, is set by states and towns. Checking those rules for your address is up to you.",
				),
				paragraph(
					"Warranties come from the Manufacturer, or from the Dealer where it gives one in writing. The written warranty that comes with the vehicle says what is covered, for whom and on what conditions, and it takes precedence over anything on this site. We give no warranty of our own on vehicles through this website. Rights that you have under the Magnuson-Moss Warranty Act or your state's law are not affected.",
				),
			),
			section(
				"financing",
				"Financing estimates",
				paragraph(
					`${calculator} Its results are estimates from the figures you enter. They are not an offer of credit or of a lease, nor an approval. Only a lender or lessor can make such an offer, after its own review and with the disclosures that the law requires.`,
				),
			),
			section(
				"liability",
				"Liability",
				paragraph(
					`The website and its widgets are provided "as is" and "as available". We work to keep them correct and running, but we do not promise that they are free of errors or interruptions. To the fullest extent the law allows, we disclaim implied warranties of merchantability, fitness for a particular purpose and non-infringement for the website. This sentence is about the website, not about a vehicle.`,
				),
				paragraph(
					"To the fullest extent the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, or for lost profits or data, that arise from the use of this website, from a Dealer's or Manufacturer's acts, or from reliance on figures that the Dealer's written offer corrects.",
				),
				paragraph(
					"Some states do not allow such exclusions, so part of this section may not apply to you. Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything else that the law does not let us limit.",
				),
			),
			section(
				"intellectual-property",
				"Intellectual property",
				paragraph(
					"The Content belongs to us or to those who license it to us, and is protected by copyright and other laws. Names and marks of vehicles belong to their owners and are used here only to say which vehicle is meant. Software that we publish under an open-source license may be used as that license says.",
				),
				paragraph(
					`If you believe that something on the site infringes your copyright or trademark, write to ${legalMail}. Say what work is yours, where you found the copy, how we can reach you, that you believe in good faith that the use is not authorized, that your notice is accurate and, under penalty of perjury, that you are the owner or act for the owner. Sign it. We will look into it, and remove or restore material as the law provides.`,
				),
			),
			section(
				"indemnification",
				"Indemnification",
				paragraph(
					"If a third party makes a claim against us because you broke these terms, broke a law, or sent something that was not yours to send, you agree to bear the reasonable costs and damages that follow from it, to the extent the law allows. We will tell you of such a claim without delay and let you take part in the defense. This does not cover what we caused ourselves.",
				),
			),
			section(
				"arbitration",
				"Disputes and arbitration",
				paragraph(
					`Talk to us first. Write to ${legalMail}, describe the problem and what would solve it, and give us a fair chance to settle it with you. Most things end there.`,
				),
				paragraph(
					"If that fails, a dispute between you and us about this website is decided by binding arbitration under the Federal Arbitration Act, by a neutral arbitrator under the consumer rules of an established arbitration provider, and not by a court or a jury. The hearing may be held by phone, by video or in the county where you live. Where those rules say that a business pays the fees, we pay them. To the extent the law allows, each side brings claims only for itself, and not as part of a class.",
				),
				list(
					"Either of us may bring a claim in small claims court instead, if it qualifies.",
					"Either of us may ask a court to stop an infringement of intellectual property or misuse of the site.",
					"Arbitration does not keep you from complaining to a government agency.",
					"A dispute about a vehicle you bought is between you and the Dealer or the Manufacturer, under the contract you signed with them.",
				),
				paragraph(
					"If the ban on class claims cannot be enforced for a claim, that claim goes to court. If another part of this section cannot be enforced, the rest stands. The laws of the state where you live apply, with federal law.",
				),
			),
			section(
				"termination",
				"Termination",
				paragraph(
					"You can stop using the site at any time, and a Dealer can ask us to take its listing down. We may block access, or hide a listing, if these terms are broken or if the law or the safety of others demands it. Where we can, we say why. The sections on liability, intellectual property, indemnification and arbitration continue to apply.",
				),
			),
			section(
				"modifications",
				"Changes to the site and to these terms",
				paragraph(
					`We may change or discontinue parts of the site. We may also change these terms; the current text is dated ${policiesUpdated}. A new text applies from the day it appears here, and not to disputes that had already arisen. If you use the site after that day, the new text applies to that use.`,
				),
			),
			section(
				"contact",
				"How to reach us about these terms",
				paragraph(
					`Legal notices: ${legalMail}. Questions about a vehicle or a purchase: ${mailboxLink(company, "sales")}. How we handle personal data is in the [privacy policy](/privacy-policy).`,
				),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
