import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { mailboxLink } from "../links.js";
import { lastUpdatedLine, list, type Policy, paragraph, phoneContact, section } from "./policy.js";
import { policyMetadata } from "./policy-metadata.js";

/** What we do and do not do to make a sale. */
export function ethicsPolicy(facts: Facts, company: Company): Policy {
	const { vehicle, feedback, corrections } = facts;
	const ethicsMail = mailboxLink(company, "ethics");
	return {
		slug: "ethics-policy",
		...policyMetadata["ethics-policy"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"principles",
				"Four principles",
				list(
					"Tell the truth, even when it costs a sale.",
					"Say what our interests are.",
					"Treat other people's data and money as theirs.",
					"Make it safe to speak up.",
				),
				paragraph(
					"The policy binds everyone who works for us, employees and contractors alike. Dealerships are independent, but what we publish about them and pass on to them falls under it too.",
				),
			),
			section(
				"honest-claims",
				"Honest claims",
				list(
					`We state what a vehicle cannot do. It does ${vehicle.topSpeed} mph, it belongs on roads posted at ${vehicle.postedLimit} mph or lower, and it is not a small car with a car's crash protection.`,
					"We publish no rating or review that we cannot trace to a real customer, and we pay no one for one.",
					"We use no false urgency: no made-up stock counts, no clocks that count down to nothing, no crossed-out prices that were never charged.",
					"A starting price is called a starting price, and an estimate is called an estimate.",
					"We name no award, certification or partnership that does not exist.",
				),
			),
			section(
				"interests",
				"Whose interests we have",
				paragraph(
					"This site is run by a dealership for dealer listings, and it is not affiliated with the manufacturer. We earn money when vehicles are sold. You should read everything here knowing that, and we write it so that you can check it.",
				),
				paragraph(
					"The order in which a search by place lists dealerships is their distance from you, and a dealership cannot buy a higher spot. If we ever publish advertising, it will be labeled. Employees tell their manager about interests in a dealership, a lender or a supplier, about relatives who have one, and about side jobs in the trade, and take no part in decisions that touch them.",
				),
			),
			section(
				"gifts",
				"Gifts and payments",
				paragraph(
					"Our people accept nothing that could look like payment for a favor: no cash, no trips, no private discounts from dealerships, lenders or suppliers. A calendar or a lunch at a working meeting is fine, if it is modest, open and rare. We don't offer anything of the kind either, to anyone, least of all to a public official.",
				),
			),
			section(
				"selling",
				"How we deal with buyers",
				list(
					"We ask how and where you want to drive before we suggest a model, and we say so if an NEV is the wrong vehicle for it.",
					"We call only people who asked for a call or agreed to one, and stop as soon as they say stop.",
					"We do not pressure older people, people new to English or people in a hurry into signing.",
					"We do not steer anyone to a lender because of what the lender pays us.",
					"An inquiry for one dealership is not sold to another.",
				),
			),
			section(
				"dealers-and-competitors",
				"Dealers and competitors",
				paragraph(
					"The same rules apply to every dealership on the site. We do not agree on prices, areas or customers with competitors, we do not help dealerships to do so, and we do not pass one dealership's inquiries or figures to another. We talk about competitors' products truthfully or not at all.",
				),
			),
			section(
				"data",
				"Data",
				paragraph(
					"What visitors send us is used for what they sent it for. Our people look at an inquiry because they work on it, and for no other reason. No visitor is tracked by our own software, and those who opt out or send Global Privacy Control get no third-party tags either. The [privacy policy](/privacy-policy) is a promise, and breaking it is a breach of this one.",
				),
			),
			section(
				"safety-and-environment",
				"Safety and environment",
				paragraph(
					"If we learn of a defect that could hurt someone, we tell the dealership and the manufacturer, and do not promote the vehicle while the question is open. We do not help anyone raise a vehicle's speed or remove safety equipment. We call an electric vehicle free of tailpipe emissions, not free of emissions, since its power and its battery come from somewhere, and we encourage the recycling of used batteries.",
				),
			),
			section(
				"work",
				"At work",
				paragraph(
					"We follow wage, hour and safety laws, and employ no one under the legal age. We keep honest books. Company equipment and information are for company business. Political activity is private, and no one is asked to join in anyone else's. How we treat each other is in the [diversity policy](/diversity-policy).",
				),
			),
			section(
				"speaking-up",
				"Speaking up",
				paragraph(
					`Anyone who sees something that breaks this policy can write to ${ethicsMail}, with or without a name: employees, dealers, customers and everyone else. We acknowledge a report within ${feedback.acknowledgedHours} hours if we can reach you, look into it with someone who is not involved, and tell you the outcome as far as the privacy of others allows.`,
				),
				paragraph(
					"Retaliation against a person who reports in good faith is itself a serious breach. Nothing in this policy or in a contract with us keeps anyone from talking to an agency, a regulator or the police, or from discussing pay and conditions at work.",
				),
			),
			section(
				"consequences",
				"What happens after a breach",
				paragraph(
					`We fix what can be fixed, tell those who were affected, and respond in proportion, from training to ending a contract. A dealership that deceives buyers loses its listing. If a published statement was wrong, the [corrections policy](/corrections-policy) applies, with its ${corrections.majorHours} hours for a major error.`,
				),
				paragraph(
					"New employees read this policy when they start. Managers are expected to know it and to live by it first.",
				),
			),
			section(
				"contact",
				"How to reach us",
				paragraph(
					`Ethical concerns: ${ethicsMail}. Legal matters: ${mailboxLink(company, "legal")}.`,
				),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
