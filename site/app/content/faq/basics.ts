import type { Facts } from "../facts.js";
import { formatCount } from "../figures.js";
import type { FaqTopic } from "./faq-topic.js";

/** What a neighborhood electric vehicle is, and what it is good for. */
export function basics({ vehicle, lowSpeedVehicle }: Facts): FaqTopic {
	const { speedAbove, speedUpTo, weightUnder } = lowSpeedVehicle;
	return {
		id: "basics",
		title: "NEVs in a nutshell",
		items: [
			{
				id: "what-is-an-nev",
				question: "What is a neighborhood electric vehicle?",
				answer: `A small electric vehicle for short trips on slower streets. Federal law calls it a low-speed vehicle: four wheels, a top speed above ${speedAbove} and not above ${speedUpTo} mph, and a gross weight under ${formatCount(weightUnder)} pounds (49 CFR 571.3). It has lights, mirrors, seat belts and a vehicle identification number, so it can go on public roads where state and local rules allow it.`,
			},
			{
				id: "top-speed",
				question: "How fast does an NEV go?",
				answer: `The top speed is ${vehicle.topSpeed} mph. That suits a school run, a trip to the store or a lap of the campus, where traffic is slow anyway. Some models may be set lower; each vehicle's page in the [inventory](/inventory) gives its own figure.`,
			},
			{
				id: "golf-cart",
				question: "Isn't that just a golf cart?",
				answer:
					"They look alike, but the law treats them differently. A golf cart is built for the course and usually lacks the equipment that a public road demands. An NEV is built to the federal standard for low-speed vehicles (49 CFR 571.500), with turn signals, mirrors, seat belts, a windshield, a rear-view camera and an identification number. That is what lets a state register it.",
			},
			{
				id: "who-for",
				question: "Who gets the most out of an NEV?",
				answer: `People whose trips are short and whose streets are slow. Think of planned communities, beach and lake towns, campuses, resorts, farms and large work sites. If your daily route needs a road posted above ${vehicle.postedLimit} mph, an NEV works better as your second vehicle than as your only one.`,
			},
			{
				id: "seats",
				question: "How many people can ride in one?",
				answer:
					"That depends on the model: two, four, six and eight seats are usual. In some models the last row faces backward, which saves length; in others every seat faces the road. Browse the [two-seaters](/inventory?category=2-seater), [four-seaters](/inventory?category=4-seater), [six-seaters](/inventory?category=6-seater) and [eight-seaters](/inventory?category=8-seater). Carry no more people than there are seats with belts.",
			},
			{
				id: "work-and-terrain",
				question: "What are the 4x4 AWD and utility categories for?",
				answer:
					"[4x4 AWD](/inventory?category=4x4-awd) holds models made for gravel, grass and hills, with more ground clearance and tires to match. [Utility](/inventory?category=utility) holds models made for work, often with a cargo bed. Both can be street legal, but off-road tires and loads change how a vehicle brakes and how far it goes. Ask your dealer which one fits your ground.",
			},
			{
				id: "weather",
				question: "Can I drive one in rain or cold weather?",
				answer:
					"Yes, with some common sense. Every NEV has a windshield; doors, enclosures and heaters vary by model, so check the vehicle's page. Wet roads lengthen braking distances and cold shortens the range. For ice, deep water or a storm, leave it parked.",
			},
		],
	};
}
