import type { Facts } from "../facts.js";
import type { TitledText } from "./titled-text.js";

/** What happens after a form is sent, in order (specification, section 2, /thank-you). */
export function thankYouSteps({ replyHours }: Facts): TitledText[] {
	return [
		{
			id: "review",
			title: "We review your message",
			text: "A member of our team reads what you wrote and looks up what it takes to answer.",
		},
		{
			id: "personal-contact",
			title: "We get in touch personally",
			text: `You hear from a person within ${replyHours} hours, by phone or email.`,
		},
		{
			id: "detailed-information",
			title: "You get detailed information",
			text: "We send what you asked for: specifications, prices, and the dealer who can show you the vehicle.",
		},
	];
}
