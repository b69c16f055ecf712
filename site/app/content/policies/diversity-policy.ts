import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { mailboxLink, phoneLink } from "../links.js";
import { lastUpdatedLine, list, type Policy, paragraph, phoneContact, section } from "./policy.js";
import { policyMetadata } from "./policy-metadata.js";

/** How we treat customers, colleagues and dealers. */
export function diversityPolicy(facts: Facts, company: Company): Policy {
	const { staff, stateCount, feedback } = facts;
	const diversityMail = mailboxLink(company, "diversity");
	return {
		slug: "diversity-policy",
		...policyMetadata["diversity-policy"],
		lastUpdated: lastUpdatedLine(facts),
		sections: [
			section(
				"statement",
				"What we stand for",
				paragraph(
					`Neighborhoods are made of all kinds of people, and a company that serves neighborhoods in ${stateCount} states should be at ease with all of them. We want every visitor to be treated with the same courtesy, every applicant to be judged by the work, and every dealership to be listed by the same rules.`,
				),
				paragraph(
					"This policy applies to our employees, to people who apply to us, and to everyone who deals with us by phone, by mail or on this site. Dealerships are independent businesses and set their own rules within the law; we tell them what we expect, as the section on dealers says.",
				),
			),
			section(
				"no-discrimination",
				"No discrimination, no harassment",
				paragraph(
					"We do not tolerate discrimination or harassment because of race, color, ethnicity, national origin, ancestry, citizenship status, language, religion, sex, pregnancy, gender identity or expression, sexual orientation, age, disability, medical condition, genetic information, marital or family status, military or veteran status, or anything else that the law protects. That applies to decisions about hiring, pay, promotion and dismissal, and to how we answer the phone.",
				),
				paragraph(
					"It also applies to a joke, a message or a picture. The person on the receiving end does not have to prove bad intent.",
				),
			),
			section(
				"hiring",
				"How we hire and promote",
				list(
					"We publish what a job requires, and ask for nothing more.",
					"Applicants for the same job are asked the same core questions.",
					"Where we can, more than one person takes part in a hiring decision.",
					"Pay follows the job, the experience and the results.",
					"We make reasonable accommodations for disability, pregnancy and religious practice, in the application as well as in the job.",
				),
				paragraph(
					`To ask about work with us, or for an accommodation when you apply, write to ${mailboxLink(company, "careers")}. We are an equal opportunity employer.`,
				),
			),
			section(
				"training",
				"Training",
				paragraph(
					`Each member of our team gets ${staff.trainingHours} hours of training a year, as the [staffing report](/staffing-report) shows. Part of it covers respectful service, accessibility and the law against discrimination. Those who lead others also learn how to take a complaint, and what not to do with it.`,
				),
			),
			section(
				"customers",
				"Customers",
				list(
					"Everyone who asks gets the same information, the same prices from us and the same response times.",
					"We do not guess from a name, an accent or a ZIP code what someone can afford.",
					"The financing calculator uses only the figures that you enter: price, credit score, down payment, budget, term and use. It asks for nothing about who you are. Lenders must follow the Equal Credit Opportunity Act.",
					"People who prefer to write, to have someone speak for them, or to take more time may do so.",
				),
			),
			section(
				"accessibility",
				"A site that everyone can use",
				paragraph(
					"We build this site and its widgets so that they can be used by keyboard alone, with a screen reader, with enlarged text and with reduced motion, and we aim for level AA of the Web Content Accessibility Guidelines. Pages and forms work without scripts, except the financing calculator, which says so. The widgets speak English and Spanish.",
				),
				paragraph(
					`If something stands in your way, call ${phoneLink(company.tollFreePhone)} or write to ${mailboxLink(company, "support")}. We will get you what you came for another way, and treat the obstacle as a mistake to be fixed.`,
				),
				paragraph(
					"Vehicles differ in step height, seats and controls. If you use a wheelchair or have limited strength in your hands, ask the dealer which models suit you and which adaptations are possible, before you choose.",
				),
			),
			section(
				"pictures-and-words",
				"Pictures and words",
				paragraph(
					"We write for readers of every background: short sentences, no slang, no assumptions about who drives and who rides along. Where we show people, we show a variety of them, and none as a stereotype. If you find a word or a picture demeaning, please tell us.",
				),
			),
			section(
				"dealers",
				"Dealers and suppliers",
				paragraph(
					"A dealership is listed by the same rules, whoever owns it: small or large, in a city or far from one, run by a family or a group. A search by place is sorted by distance. We welcome dealerships and suppliers owned by women, by members of minorities, by veterans and by people with disabilities.",
				),
				paragraph(
					"We expect dealerships to follow the law against discrimination in sales, service and credit. If we learn of a well-founded complaint, we take it up with the dealership, and we may remove its listing.",
				),
			),
			section(
				"reporting",
				"How to raise a concern",
				paragraph(
					`Customers, employees and applicants can write to ${diversityMail}. Say what happened and who was there. We acknowledge a concern within ${feedback.acknowledgedHours} hours and keep it as confidential as a fair investigation allows. The person concerned does not lead the investigation. No one may be punished for raising a concern in good faith or for helping with one.`,
				),
				paragraph(
					"If we find that this policy was broken, we act on it, with anything from an apology or training to dismissal. You can turn to the Equal Employment Opportunity Commission or your state's agency at any time, and you need not ask us first.",
				),
			),
			section(
				"what-we-publish",
				"What we publish about this",
				paragraph(
					"We publish headcount and training in the staffing report. We do not publish figures on the background of our employees, because in a team of our size they could point to individuals, and we do not state what we have not measured.",
				),
			),
			section(
				"contact",
				"How to reach us",
				paragraph(`Questions about this policy: ${diversityMail}.`),
				paragraph(phoneContact(facts, company)),
			),
		],
	};
}
