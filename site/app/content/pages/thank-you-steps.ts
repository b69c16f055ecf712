import type { Facts } from "../facts.js";
import type { TitledText } from "./titled-texts.js";

/** What happens after a form is sent, in order (specification, section 2, /thank-you). */
export function thankYouSteps({ replyHours }: Facts): TitledText[] {
	return [
		{
			id: "review",
			title: "We'll review your message",
			text: "A member of our team will read what you wrote and look up what it takes to answer.",
		},
		{
			id: "personal-contact",
			title: "We'll contact you personally",
			text: `Someone will get back to you within ${replyHours} hours, by phone or email.`,
		},
		{
			id: "detailed-information",
			title: "You'll get detailed information",
			text: "We'll send what you asked for: specifications, prices and the dealer who can show you the vehicle.",
		},
	];
}
