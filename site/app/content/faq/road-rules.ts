import type { Facts } from "../facts.js";
import type { FaqTopic } from "./faq-topic.js";

/** Where an NEV may be driven, and what its driver needs. Worded in general, because state law differs. */
export function roadRules({ vehicle }: Facts): FaqTopic {
	const { topSpeed, postedLimit } = vehicle;
	return {
		id: "road-rules",
		title: "Where you can drive",
		items: [
			{
				id: "street-legal",
				question: "Are NEVs street legal?",
				answer: `Yes: NEVs are street legal where posted limits are ${postedLimit} mph or lower. States and towns set the details, and some are stricter: your [state's page](/states) gives its limit and the law behind it. Ask your state's motor vehicle agency and your town before you buy. A vehicle must also carry its required equipment and, in most states, a plate.`,
			},
			{
				id: "highways",
				question: "Can I take an NEV on a highway?",
				answer: `No. At ${topSpeed} mph you would be a hazard to yourself and everyone behind you, and freeways are closed to low-speed vehicles. Plan your route on streets posted at ${postedLimit} mph or lower. Many map apps can leave out highways, which is a good start but no guarantee.`,
			},
			{
				id: "crossings",
				question: "Can I cross a faster road?",
				answer: `Often, yes. Many states let a low-speed vehicle cross a road posted above ${postedLimit} mph at an intersection, but not drive along it; some require a traffic light there. Your state's vehicle code has the exact rule. Where the cross traffic is fast and there is no light, take the longer way around.`,
			},
			{
				id: "license",
				question: "Do I need a driver's license?",
				answer:
					"Plan on it. Most states require a licensed driver on public roads, just as they would for a car. Traffic laws apply too, from stop signs to drunk driving. Check with your state's motor vehicle agency about permits and age limits.",
			},
			{
				id: "registration",
				question: "Does an NEV need registration and plates?",
				answer:
					"In most states, yes. The vehicle has an identification number like any other motor vehicle, and the dealer gives you the paperwork your state asks for. Fees and inspection rules differ from state to state. Rules for use on private land only are often lighter, but ask before you count on it.",
			},
			{
				id: "insurance",
				question: "Do I need insurance?",
				answer:
					"Most states require liability insurance once the vehicle is registered for the road. Call your insurer with the model and its identification number, and ask about coverage for theft and damage as well. A homeowner's policy seldom covers a vehicle on public streets.",
			},
			{
				id: "other-states",
				question: "Can I drive my NEV in another state?",
				answer:
					"Perhaps, but do not assume that your home state's rules travel with you. The next state may have a different limit, and a beach town may require its own permit. Check with both before a vacation. To get there, put the vehicle on a suitable trailer.",
			},
			{
				id: "paths",
				question: "What about sidewalks, bike lanes and cart paths?",
				answer:
					"An NEV belongs on the roadway. Sidewalks are for people on foot, and bike lanes are generally closed to motor vehicles. Some communities have paths that are open to low-speed vehicles or golf carts; their signs and rules say who may use them. When in doubt, ask the town or the homeowners' association.",
			},
		],
	};
}
