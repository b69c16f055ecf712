import type { Facts } from "../facts.js";
import type { TitledText } from "./titled-text.js";

/** The contact page's notes on support (specification, section 2). */
export function contactNotes({ replyHours }: Facts): TitledText[] {
	return [
		{
			id: "dedicated-team",
			title: "Dedicated team",
			text: "Your message goes to people who work with these vehicles every day. They answer it themselves.",
		},
		{
			id: "response-guarantee",
			title: `${replyHours}-hour response guarantee`,
			text: `You hear from us within ${replyHours} hours. If the matter is urgent, call.`,
		},
	];
}

/** Where the company is active (specification, section 2, /contact). */
export function serviceArea({ stateCount }: Facts): string {
	return `All ${stateCount} states`;
}
