import type { Vehicle } from "@nev/contract";
import type { ConsentRequest, FieldErrors, FormValues } from "../forms/index.js";
import type { MessageOverrides } from "../messages/index.js";
import type { SubmittedInquiry } from "./inquiry.js";
import type { InquiryFormMessages } from "./messages.js";

export interface InquiryFormProps {
	/** The vehicle, or its slug to load it from the API. Without it, the visitor chooses one. */
	vehicle?: string | Vehicle | undefined;
	/** The id of the dealership that receives the inquiry. */
	dealershipId?: number | undefined;
	/** Asks for consent to calls. The box starts unchecked, and sending does not require it. */
	consent?: ConsentRequest | undefined;
	/** Replaces texts. */
	messages?: MessageOverrides<InquiryFormMessages> | undefined;
	/** The level of the form's heading. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
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
	/** Called when the form can be filled in. */
	onReady?: (() => void) | undefined;
	/** Called if the form could not be loaded, or the inquiry could not be sent. */
	onError?: ((error: Error) => void) | undefined;
	/** Called when the inquiry was sent. */
	onSubmitted?: ((inquiry: SubmittedInquiry) => void) | undefined;
}
