import { inquiryFormWidget } from "../inquiry-form/element.js";
import type { InquiryFormMessages } from "../inquiry-form/messages.js";
import type { SubmittedInquiry } from "../inquiry-form/submitted-inquiry.js";
import { defineWidget } from "./define-widget.js";
import type { EventMap, WidgetElement, WidgetEvents } from "./widget-element.js";

export type { InquiryFormMessages, SubmittedInquiry };

/** The inquiry form's events. */
export interface InquiryFormEvents extends WidgetEvents {
	/** Contains no personal data. */
	"nev-lead-submit": SubmittedInquiry;
}

/** `<nev-inquiry-form>` */
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
