import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { formatSpan } from "../figures.js";
import { mailboxLink, phoneLink } from "../links.js";
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

/** How praise, complaints and ideas are handled. */
export function feedbackPolicy(facts: Facts, company: Company): Policy {
	const { feedback, privacy } = facts;
	const feedbackMail = mailboxLink(company, "feedback");
	return {
		slug: "feedback-policy",
		...policyMetadata["feedback-policy"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"why",
				"Why we want to hear from you",
				paragraph(
					"You notice what we overlook: a dealer who has moved, a button that does nothing on your phone, a reply that answered nothing. Praise is welcome, complaints are useful, and ideas are the cheapest research there is. This policy says how to send them and what happens next.",
				),
			),
			section(
				"how-to-send",
				"How to send feedback",
				list(
					`By email to ${feedbackMail}, which is the quickest way to the right people.`,
					"Through the [contact form](/contact?subject=other).",
					`By phone, toll-free at ${phoneLink(company.tollFreePhone)}. We write down what you tell us.`,
				),
				paragraph(
					"Tell us what happened, where on the site or at which dealership, when, and what you expected. A screenshot helps. Leave out card numbers, Social Security numbers and anything else that we do not need. You can write without giving your name, but then we cannot answer you.",
				),
			),
			section(
				"what-belongs-here",
				"What belongs here, and what goes elsewhere",
				list(
					"About this website, its widgets, or our service: here.",
					"About a wrong price, specification or address: see the [corrections policy](/corrections-policy), which is faster.",
					"About a dealership: tell the dealership first, since it can make things right. Tell us too if it doesn't, or if its listing is misleading.",
					"About a defect or a warranty claim: your dealer first. We can help you find one.",
					"About something that makes a vehicle unsafe: stop driving it and call your dealer. Report it to the National Highway Traffic Safety Administration as well; anyone can.",
					"About conduct that you believe is dishonest: see the [ethics policy](/ethics-policy).",
				),
			),
			section(
				"timeline",
				"What happens, and when",
				table(
					"Steps and times",
					["Step", "Time"],
					["We acknowledge your feedback", `Within ${feedback.acknowledgedHours} hours`],
					["First substantive response", `${formatSpan(feedback.responseDays)} business days`],
					["Resolution", `${formatSpan(feedback.resolutionDays)} business days`],
					[
						"Follow-up, to make sure it stayed fixed",
						`${feedback.followUpDays} days after the resolution`,
					],
				),
				paragraph(
					"An acknowledgment says that we have your message and who is handling it. The first response says what we found and what we plan to do, or asks what we still need to know. The resolution says what was done, or why we will not do it.",
				),
				paragraph(
					"Business days are Monday to Friday, except federal holidays. Some matters take longer because someone else has to answer us first. If yours does, we'll tell you before the time is up, with the reason and a new date.",
				),
			),
			section(
				"how-we-handle-it",
				"How we handle it",
				list(
					"A person reads every message. None is answered by a machine alone.",
					"The person who handles a complaint is not the one it is about.",
					"We answer the question that was asked, in plain words, and admit a mistake when it is ours.",
					"If several people report the same thing, we fix the cause, not just the case.",
					"We keep a record of what was reported and what came of it, and look for patterns in it.",
				),
			),
			section(
				"escalation",
				"If you disagree",
				paragraph(
					`You can ask for an escalation within ${feedback.escalationDays} business days of our resolution. Reply to it or write to ${feedbackMail}, and say what you think we got wrong. You don't need a lawyer or a form.`,
				),
				paragraph(
					`A senior member of our team who had no part in the first decision then reviews it and answers you within ${feedback.seniorReviewDays} business days. That answer is our final decision. Your right to go to a regulator or to the procedure in our [terms of service](/terms-of-service) is not affected.`,
				),
			),
			section(
				"fairness",
				"Fair play on both sides",
				paragraph(
					"No one is treated worse for complaining. We do not offer gifts or discounts in exchange for praise or for silence, we do not ask you to remove a review that you wrote elsewhere, and no contract of ours forbids you from writing one.",
				),
				paragraph(
					"In return, please be truthful and civil. We do not act on threats or abuse, and we may stop answering messages that contain nothing else. An honest complaint in strong words is not abuse.",
				),
			),
			section(
				"publication",
				"Will my feedback be published?",
				paragraph(
					"No. This site has no public reviews. If we'd like to quote you, we'll ask first, and print your name only if you agree. We may use an idea you send us without payment, so please don't send anything you want to protect.",
				),
			),
			section(
				"your-data",
				"Your data",
				paragraph(
					`We use what you send to handle your feedback and to improve the site. Customer service records are kept for up to ${privacy.customerServiceYears} years, and you can ask for deletion at ${mailboxLink(company, "privacy")}; we answer within ${privacy.answerDays} days. The [privacy policy](/privacy-policy) has the details.`,
				),
			),
			section(
				"contact",
				"How to reach us",
				paragraph(
					`Feedback of every kind: ${feedbackMail}. Help with something that cannot wait: ${mailboxLink(company, "support")}.`,
				),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
