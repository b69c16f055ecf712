import type { Vehicle } from "@nev/contract";
import type { ReactNode } from "react";
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
	/**
	 * Fields of your own, above the consent. What a checked box of the name `deal` has as its value, an
	 * `InquiryDeal` as JSON, is sent with the inquiry.
	 */
	children?: ReactNode;
}
