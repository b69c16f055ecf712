import type { Vehicle } from "@nev/contract";
import type { ConsentRequest, FormProps } from "../forms/index.js";
import type { WidgetOptions } from "../widget/widget-options.js";
import type { InquiryOptions, SubmittedInquiry } from "./inquiry.js";
import type { InquiryFormMessages } from "./messages.js";

export interface InquiryFormProps
	extends InquiryOptions,
		WidgetOptions<InquiryFormMessages>,
		FormProps<InquiryFormMessages, SubmittedInquiry> {
	/** The vehicle, or its slug to load it from the API. Without it, the visitor chooses one. */
	vehicle?: string | Vehicle | undefined;
	/** Asks for consent to calls. The box starts unchecked, and sending does not require it. */
	consent?: ConsentRequest | undefined;
}
