import { foreignForm } from "../leads/read-form.js";

/** What the page says when a form is done. */
export const outcomeTexts = {
	sent: {
		title: "Look into your mailbox",
		hint: "If we have an email address on file, a link is on its way to it. The link works once, for 30 minutes.",
	},
	live: {
		title: "Your listing is corrected",
		hint: "Visitors see it in a moment. A paused listing comes back by itself on its day; to end a pause earlier, ask for another link here.",
	},
	waiting: {
		title: "Your correction waits for review",
		hint: "We look at it and tell you by email. Until then your listing stays as it is.",
	},
	withdrawn: {
		title: "Your correction is withdrawn",
		hint: "Nothing waits for review any more, and your listing stays as it is.",
	},
} as const;

export const problems = {
	foreign: foreignForm,
	limited: "Too many requests came from your network. Please try again in a minute.",
	unavailable: "We cannot take this right now. Please try again.",
	unchanged: "You have not changed anything. Change a field, or leave this page.",
	expired:
		"The time for this form is over. Ask for a new link and open it in this browser. Then come back here and send the form again: what you have typed is still here.",
} as const;
