import { inquiryFormWidget } from "../inquiry-form/element.js";
import type { SubmittedInquiry } from "../inquiry-form/inquiry.js";
import type { InquiryFormMessages } from "../inquiry-form/messages.js";
import { defineWidget } from "./define-widget.js";
import type { EventMap, WidgetElement, WidgetEvents } from "./widget-element.js";

export type { InquiryFormMessages, SubmittedInquiry };

/** The inquiry form's events. */
export interface InquiryFormEvents extends WidgetEvents {
	/** The inquiry was sent. Contains no personal data. */
	"nev-lead-submit": SubmittedInquiry;
}

/**
 * `<nev-inquiry-form>`
 *
 * @csspart heading - the title
 * @csspart vehicle - the name and the price of the vehicle
 * @csspart form - the form
 * @csspart label - the label of a field
 * @csspart input - a text field
 * @csspart select - the choice of a vehicle
 * @csspart checkbox - the consent's checkbox
 * @csspart error-message - what is wrong with a field
 * @csspart error-summary - what is wrong with the form
 * @csspart skeleton - a grey field while the vehicle loads
 * @csspart hint - what to do about a failure, or what follows a sent form
 *
 * @slot heading - replaces the text of the title
 */
export interface NevInquiryFormElement extends WidgetElement<InquiryFormMessages> {
	/** The slug of the vehicle. Without it, the visitor chooses one. */
	vehicle: string | undefined;
	/** The id of the dealership that receives the inquiry. */
	dealership: number | undefined;
	/** Who asks for consent to calls. */
	consentSeller: string | undefined;
	/** The number that they call from. */
	consentPhone: string | undefined;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-inquiry-form": NevInquiryFormElement;
	}
	interface HTMLElementEventMap extends EventMap<InquiryFormEvents> {}
	interface DocumentEventMap extends EventMap<InquiryFormEvents> {}
}

defineWidget(inquiryFormWidget);
