import type { MessageOverrides } from "../messages/index.js";
import type { FieldErrors } from "./form-state.js";
import type { FormValues } from "./form-values.js";

/** The properties that every form has. */
export interface FormProps<Messages, Sent> {
	/** Replaces texts. */
	messages?: MessageOverrides<Messages> | undefined;
	/** The URL that the form is submitted to before hydration. */
	action?: string | undefined;
	/** Errors by field, from a server that rejected the form when it was submitted to `action`. */
	errors?: FieldErrors | undefined;
	/** The values of the rejected form. */
	values?: FormValues | undefined;
	/** The session storage key of a draft. Without it, nothing is stored. */
	draftKey?: string | undefined;
	/** Replaces the form with a confirmation. Pass `false` if a page follows. Default: true. */
	confirmsInPlace?: boolean | undefined;
	/** Called if the form could not be loaded or sent. */
	onError?: ((error: Error) => void) | undefined;
	/** Called when the form was sent. */
	onSubmitted?: ((sent: Sent) => void) | undefined;
}
