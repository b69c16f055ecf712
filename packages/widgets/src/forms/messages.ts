import type { PluralMessage } from "../messages/index.js";

/** The error messages of a field. */
export interface FieldMessages {
	/** The value is missing or too short. */
	required: string;
	/** The value has the wrong format. Default: `required`. */
	invalid?: string;
	/** The API rejects a value that the form accepts. Default: `invalid`. */
	refused?: string;
}

/** The messages that every form has. */
export interface FormMessages {
	/** The heading of the list of invalid fields. */
	problem: string;
	optional: string;
	/** `{limit}` is a number of characters. */
	tooLong: string;
	submit: string;
	sending: string;
	/** In place of `sending` while the visitor's browser proves that it is not a bot's. */
	checking: string;
	/** Shown if the form could not be sent. */
	failedTitle: string;
	failedHint: string;
	/** In place of `failedTitle` and `failedHint` if the honeypot is filled in. `{submit}` is the button's text. */
	pressAgainTitle: string;
	pressAgainHint: string;
	/** In place of `failedHint` if a limit was reached. `{count}` is a number of seconds. */
	tooManyHint: PluralMessage;
	/** Shown if the form was sent and confirms it in place. */
	sentTitle: string;
	sentHint: string;
	sendAnother: string;
}

type SharedMessages = Pick<
	FormMessages,
	| "problem"
	| "optional"
	| "tooLong"
	| "checking"
	| "failedTitle"
	| "pressAgainTitle"
	| "pressAgainHint"
	| "tooManyHint"
>;

/** The error of a ZIP code that may be left out. */
export const wrongZipCode: FieldMessages = {
	required: "Enter a five-digit ZIP code, such as 34102, or leave this blank",
};

/** The messages that are the same in every form. Those of other languages are in `messages/texts/`. */
export const sharedFormMessages: SharedMessages = {
	problem: "There is a problem",
	optional: "optional",
	tooLong: "Please use at most {limit} characters",
	checking: "Checking…",
	failedTitle: "Error",
	pressAgainTitle: "Once more, please",
	pressAgainHint: "Press “{submit}” again so we know you're not a bot.",
	tooManyHint: {
		one: "Too many messages. Please try again in {count} second.",
		other: "Too many messages. Please try again in {count} seconds.",
	},
};
