import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { phoneLink } from "../links.js";
import type { FaqTopic } from "./faq-topic.js";

/** From the first look to the delivery. */
export function buying({ stateCount, replyHours }: Facts, { phone }: Company): FaqTopic {
	return {
		id: "buying",
		title: "Dealers and buying",
		items: [
			{
				id: "find-a-dealer",
				question: "How do I find a dealer near me?",
				answer: `Open the [dealer finder](/dealerships) and type a ZIP code, a city or a state. It lists the nearest dealers first, with address, phone and, where we know the exact place, directions. You can also browse [all ${stateCount} states](/states).`,
			},
			{
				id: "no-dealer-nearby",
				question: "What if my state has no dealer yet?",
				answer:
					"The dealer finder still shows the nearest dealers, even across a state line, and how far away they are. Ask whether they deliver to you and who would do the service. On your state's page, you can also ask us to let you know when a dealership opens.",
			},
			{
				id: "test-drive",
				question: "Can I try one before I buy?",
				answer:
					"Ask the dealer; most are glad to arrange it. Call ahead so that the model you want is charged and on the lot, and bring your driver's license. Try the hill, the parking space and the back seat that you will really use. If children will ride along, bring their car seats.",
			},
			{
				id: "request-information",
				question: "What happens after I request information?",
				answer: `A member of our team will read your message and get in touch within ${replyHours} hours, with details about the vehicle and the next steps. Your request reaches us even if our email is down, because it is stored first. If you'd rather talk now, call ${phoneLink(phone)}.`,
			},
			{
				id: "delivery",
				question: "Can a vehicle be delivered to my home?",
				answer:
					"Many dealers deliver within their area, and some ship farther. The dealer sets the fee and the date, so get both in writing. Check the vehicle before you sign for it: lights, brakes, charger, keys, papers and paint.",
			},
			{
				id: "fleets",
				question: "Do you supply fleets and businesses?",
				answer: `Yes. Resorts, campuses, parks and property managers are among the people this class of vehicle suits best. Use the [contact form](/contact?subject=sales) to tell us how many vehicles, how many seats and what they need to carry, or call ${phoneLink(phone)}. We'll help you find a dealer who can quote the whole order.`,
			},
		],
	};
}
