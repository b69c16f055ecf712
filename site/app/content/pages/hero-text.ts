import type { Facts } from "../facts.js";
import { formatSpan } from "../figures.js";

/** What the home page begins with. */
export interface HeroText {
	readonly title: string;
	readonly text: string;
}

/** The first words of the home page. */
export function heroText({ vehicle, charging }: Facts): HeroText {
	return {
		title: "The car for the streets you live on.",
		text: `Street legal where posted limits are ${vehicle.postedLimit} mph or lower. Charges in ${formatSpan(charging.hours)} hours from a standard outlet.`,
	};
}
