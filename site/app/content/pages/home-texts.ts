import type { Facts } from "../facts.js";
import { formatDollars, formatSpan } from "../figures.js";
import { supportHoursLine } from "../hours.js";
import type { TitledText } from "./titled-texts.js";

/** The title and lead text at the top of the home page. */
export function heroText({ vehicle, charging }: Facts): { title: string; text: string } {
	return {
		title: "The car for the streets you live on.",
		text: `Street legal where posted limits are ${vehicle.postedLimit} mph or lower. Charges in ${formatSpan(charging.hours)} hours from a standard outlet.`,
	};
}

/** The four benefits of the home page (specification, section 2). */
export function benefits(facts: Facts): TitledText[] {
	const { vehicle, charging, price, stateCount } = facts;
	return [
		{
			id: "eco-friendly",
			title: "Eco-friendly",
			text: "No tailpipe, no idling, no smell of fuel in the garage. A small battery moves a small vehicle, so a short trip takes little energy.",
		},
		{
			id: "cost-effective",
			title: "Cost effective",
			text: `Starting prices begin at ${formatDollars(price.lowest)}, and a standard ${charging.outletVolts}V outlet refills the battery in ${formatSpan(charging.hours)} hours. There is no gasoline to buy and no oil to change.`,
		},
		{
			id: "safety",
			title: "Safety",
			text: `Headlamps, turn signals, mirrors, seat belts and a rear-view camera come with every street-legal model. A top speed of ${vehicle.topSpeed} mph keeps the pace of a neighborhood.`,
		},
		{
			id: "nationwide-support",
			title: "Nationwide support",
			text: `We serve all ${stateCount} states and help you find the nearest dealer. Our support line is open ${supportHoursLine(facts)}.`,
		},
	];
}
