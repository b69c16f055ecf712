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
					"The dealer finder shows the nearest dealers anyway, even when they are across a state line, and says how far away they are. Ask whether they deliver to you and who would do the service. On your state's page you can also ask us to tell you when a dealership opens.",
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
				answer: `A person reads your message and gets in touch within ${replyHours} hours, with details on the vehicle and the next steps. Your request reaches us even if our email is down, because it is stored first. If you would rather talk at once, call ${phoneLink(phone)}.`,
			},
			{
				id: "delivery",
				question: "Can a vehicle be delivered to my home?",
				answer:
					"Many dealers deliver within their area, and some ship farther. The dealer sets the fee and the date, so have both written on the order. Check the vehicle before you sign for it: lights, brakes, charger, keys, papers and paint.",
			},
			{
				id: "fleets",
				question: "Do you supply fleets and businesses?",
				answer: `Yes. Resorts, campuses, parks and property managers are among the people this class of vehicle suits best. Tell us how many seats, how many vehicles and what they must carry through the [contact form](/contact?subject=sales), or call ${phoneLink(phone)}. We will help you find a dealer who can quote for all of them.`,
			},
		],
	};
}
