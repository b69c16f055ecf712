import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { officeHoursLine, supportHoursLine } from "../hours.js";
import { mailboxLink, mailLink, phoneLink } from "../links.js";
import { ownershipDisclaimer } from "../pages/footer-text.js";
import type { FaqTopic } from "./faq-topic.js";

/** Who runs the site, how to reach them, and what they do with data. */
export function thisWebsite(facts: Facts, company: Company): FaqTopic {
	const { support, privacy, upkeep, corrections } = facts;
	const { phone, email } = company;
	return {
		id: "this-website",
		title: "This website and you",
		items: [
			{
				id: "who-runs-this",
				question: "Who runs this website?",
				answer: ownershipDisclaimer(company),
			},
			{
				id: "reach-us",
				question: "When can I reach a person?",
				answer: `Our support line is open ${supportHoursLine(facts)}, and our office ${officeHoursLine(facts)}. Call ${phoneLink(phone)} or write to ${mailLink(email)}; we answer email within ${support.emailHours} hours. The website and its forms are open around the clock.`,
			},
			{
				id: "personal-data",
				question: "What do you do with what I type in?",
				answer: `We use it to answer you, and we pass an inquiry on to the dealership it is meant for. You can ask what we have and have it deleted; write to ${mailboxLink(company, "privacy")} and we'll answer within ${privacy.answerDays} days. If you send Global Privacy Control or opt out under the privacy choice at the foot of every page, no analytics or advertising tags are loaded. The [privacy policy](/privacy-policy) has the rest.`,
			},
			{
				id: "report-an-error",
				question: "I found a mistake. What now?",
				answer: `Thank you for telling us: please write to ${mailboxLink(company, "corrections")}. We acknowledge a report within ${corrections.acknowledgedHours} hours, and correct a major error within ${corrections.majorHours} hours and a minor one within ${corrections.minorHours}. Apart from that, prices are verified ${upkeep.prices}, dealer data ${upkeep.dealers}, and a changed specification is updated within ${upkeep.specificationHours} hours.`,
			},
			{
				id: "add-a-dealership",
				question: "I sell NEVs. How do I get listed?",
				answer:
					"Fill out the [dealership form](/add-dealership) with your name, address, phone and email. A membership number is welcome but not required. Once your listing is up, visitors find you by name, city, state or distance. Let us know when something changes, so nobody drives to an old address.",
			},
		],
	};
}
