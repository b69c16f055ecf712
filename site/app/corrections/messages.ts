import { foreignForm } from "../leads/read-form.js";

/** What the page says when a form is done. */
export const outcomeTexts = {
	sent: {
		title: "Check your inbox",
		hint: "If we have an email address on file, a link is on its way to it. The link works once, for 30 minutes.",
	},
	live: {
		title: "Your listing has been corrected",
		hint: "Visitors will see the change in a moment. A paused listing comes back on its own on the date you chose; to end a pause early, request another link here.",
	},
	waiting: {
		title: "Your correction is awaiting review",
		hint: "We'll review it and let you know by email. Until then, your listing stays as it is.",
	},
	withdrawn: {
		title: "Your correction has been withdrawn",
		hint: "Nothing is awaiting review anymore, and your listing stays as it is.",
	},
} as const;

export const problems = {
	foreign: foreignForm,
	limited: "Too many requests came from your network. Please try again in a minute.",
	unavailable: "We can't process this right now. Please try again.",
	unchanged: "You have not changed anything. Change a field, or leave this page.",
	expired:
		"This form has expired. Request a new link and open it in this browser. Then come back here and send the form again: what you typed is still here.",
} as const;
