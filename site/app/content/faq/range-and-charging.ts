import type { Facts } from "../facts.js";
import { formatSpan } from "../figures.js";
import type { FaqTopic } from "./faq-topic.js";

/** How far a charge goes, and how to get the next one. */
export function rangeAndCharging({ range, charging, warranty }: Facts): FaqTopic {
	const { batteryAndDrivetrain } = warranty;
	return {
		id: "range-and-charging",
		title: "Range and charging",
		items: [
			{
				id: "range",
				question: "How far does it go on one charge?",
				answer: `${formatRange(range)}. Each vehicle's page in the [inventory](/inventory) shows its own range per charge. That's what it does under good conditions, so leave yourself a margin to get home.`,
			},
			{
				id: "real-range",
				question: "What shortens the range?",
				answer:
					"Hills, cold, headwind, soft tires, a full load and a heavy right foot. A battery also holds less as it ages. If your round trip comes close to the stated range, choose the next size up. Gentle starts and properly inflated tires cost nothing and help at once.",
			},
			{
				id: "charging-time",
				question: "How long does charging take?",
				answer: `${formatSpan(charging.hours)} hours for a full charge on a standard ${charging.outletVolts}V outlet. Most owners plug in overnight and start every day full. After a short trip you only replace what you used, so topping off is quicker.`,
			},
			{
				id: "outlet",
				question: "Do I need a special charger at home?",
				answer: `No. A standard ${charging.outletVolts}V household outlet is enough, and no wall charger is needed. It should be grounded, in good condition and not shared with other heavy loads. Use the cord and charger that came with the vehicle, follow the manual on extension cords, and have an electrician look at an old garage circuit first.`,
			},
			{
				id: "public-stations",
				question: "Can I use public charging stations?",
				answer:
					"Do not plan on it. Most NEVs charge through an ordinary plug, and fast chargers for cars use other plugs and voltages. A campground, a marina or a friend's garage with a household outlet will do. If public charging matters to you, ask the dealer about the exact model.",
			},
			{
				id: "charging-cost",
				question: "What does a full charge cost?",
				answer:
					"You can work it out from the vehicle's page and your electric bill. Multiply the battery's volts by its amp-hours to get watt-hours; a thousand of those are a kilowatt-hour, the unit you pay for. Multiply by your rate, and add a little for losses in the charger. An NEV battery is a fraction of the size of a car's, and so is the bill.",
			},
			{
				id: "battery-life",
				question: "How long does the battery last?",
				answer: `It depends on its chemistry, on how deeply it is drained and on heat. Lithium batteries usually outlast lead-acid ones and ask for less care. The limited warranty covers battery and drivetrain for ${batteryAndDrivetrain.years} years, within its mileage limit. Do not run it flat or leave it empty, and have the dealer recycle an old battery.`,
			},
		],
	};
}

/** "From 25 miles up to 60-75 miles, depending on the model and its battery". */
function formatRange({ shortest, longFrom, longest }: Facts["range"]): string {
	if (shortest === longest) return `${longest} miles`;
	const most = longFrom < longest ? `${longFrom}-${longest}` : longest;
	return `From ${shortest} miles up to ${most} miles, depending on the model and its battery`;
}
