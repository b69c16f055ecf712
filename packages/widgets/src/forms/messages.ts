import type { Translations } from "../messages/index.js";

/** Why a field may be refused, in words. */
export interface FieldMessages {
	/** It is empty, or too short. */
	required: string;
	/** It is not of the right form; default: as where it is empty. */
	invalid?: string;
	/** The API refuses what the form itself lets pass; default: as where it is invalid. */
	refused?: string;
}

/** The words that every form has. */
export interface FormMessages {
	/** Above the list of fields that were refused. */
	problem: string;
	optional: string;
	/** `{limit}` is a number of characters. */
	tooLong: string;
	submit: string;
	sending: string;
	/** Told where it could not be sent. */
	failedTitle: string;
	failedHint: string;
	/** Told where it was sent and nothing else follows. */
	sentTitle: string;
	sentHint: string;
	sendAnother: string;
}

type SharedWords = Pick<FormMessages, "problem" | "optional" | "tooLong" | "failedTitle">;

/** The words that are the same in every form. */
export const sharedFormMessages: Translations<SharedWords> = {
	en: {
		problem: "There is a problem",
		optional: "optional",
		tooLong: "Please use at most {limit} characters",
		failedTitle: "Error",
	},
	es: {
		problem: "Hay un problema",
		optional: "opcional",
		tooLong: "Use como máximo {limit} caracteres",
		failedTitle: "Error",
	},
};
