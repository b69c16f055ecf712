import type { Vehicle } from "@nev/contract";
import type { ConsentRequest, FormProps } from "../forms/index.js";
import type { SubmittedInquiry } from "./inquiry.js";
import type { InquiryFormMessages } from "./messages.js";

export interface InquiryFormProps extends FormProps<InquiryFormMessages, SubmittedInquiry> {
	/** The vehicle, or its slug to load it from the API. Without it, the visitor chooses one. */
	vehicle?: string | Vehicle | undefined;
	/** The id of the dealership that receives the inquiry. */
	dealershipId?: number | undefined;
	/** Asks for consent to calls. The box starts unchecked, and sending does not require it. */
	consent?: ConsentRequest | undefined;
	/** The level of the form's heading. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** Called when the form can be filled in. */
	onReady?: (() => void) | undefined;
}
