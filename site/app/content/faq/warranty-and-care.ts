import type { Facts } from "../facts.js";
import { formatCoverage } from "../figures.js";
import type { FaqTopic } from "./faq-topic.js";

/** What the warranty covers, and what the owner does. */
export function warrantyAndCare({ warranty }: Facts): FaqTopic {
	const { comprehensive, batteryAndDrivetrain } = warranty;
	return {
		id: "warranty-and-care",
		title: "Warranty and care",
		items: [
			{
				id: "warranty",
				question: "What warranty does an NEV have?",
				answer: `The comprehensive warranty runs ${formatCoverage(comprehensive)}. The battery and drivetrain are covered for ${formatCoverage(batteryAndDrivetrain)}. Both are limited warranties from the manufacturer. The booklet that comes with the vehicle says exactly what is covered, so read it before you buy.`,
			},
			{
				id: "warranty-claims",
				question: "How do I make a warranty claim?",
				answer:
					"Start with the dealer who sold you the vehicle, and stop driving if it is not safe. Have the identification number, the mileage, your service records and a few photos ready. This website does not grant or refuse claims; the manufacturer does. If you cannot reach your dealer, [write to us](/contact?subject=warranty) and we will help you find one.",
			},
			{
				id: "maintenance",
				question: "How much maintenance does it need?",
				answer:
					"Less than a gasoline car: there is no oil to change, no exhaust and no spark plugs. Check tires, lights and brakes regularly, and have brakes, steering and wiring inspected as the manual says. Lead-acid batteries also need their water level checked. Keep the receipts: a warranty claim may depend on them.",
			},
			{
				id: "service",
				question: "Who services and repairs NEVs?",
				answer:
					"Your dealer first, since dealers have the parts and the manuals. Ask before you buy whether the shop is on site, and whether it picks vehicles up. A general repair shop can often do tires and brakes, but leave the battery and high-current wiring to people trained for it. The [dealer finder](/dealerships) has the numbers to call.",
			},
			{
				id: "storage",
				question: "How do I store it for the winter?",
				answer:
					"Clean it, park it somewhere dry and set the tires to the pressure on the label. Follow the manual on the battery: many lithium batteries store best partly charged, while lead-acid ones should stay full. Check on it every few weeks. Before the first spring drive, test the brakes and every light.",
			},
		],
	};
}
