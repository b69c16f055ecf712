import { headingLevelAttribute, numberAttribute } from "../elements/attributes.js";
import type { WidgetDefinition, WidgetHost } from "../elements/widget-definition.js";
import type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";
import type { ConsentRequest } from "../forms/index.js";
import type { MessageOverrides } from "../messages/index.js";
import { warnOnce } from "../provider/warn-once.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import type { SubmittedInquiry } from "./inquiry.js";
import { InquiryForm } from "./inquiry-form.js";
import type { InquiryFormMessages } from "./messages.js";

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

/** `<nev-inquiry-form>` */
export const inquiryFormWidget: WidgetDefinition = {
	tag: "nev-inquiry-form",
	attributes: {
		vehicle: String,
		dealership: Number,
		"consent-seller": String,
		"consent-phone": String,
	},
	properties: [],
	styles,
	render: (host) => (
		<InquiryForm
			headingLevel={headingLevelAttribute(host)}
			vehicle={host.attribute("vehicle")}
			dealershipId={numberAttribute(host, "dealership")}
			consent={consentOf(host)}
			messages={host.property("messages") as MessageOverrides<InquiryFormMessages> | undefined}
			onReady={() => host.emit("ready")}
			onError={(error) => host.emit("error", error)}
			onSubmitted={(inquiry) => host.emit("lead-submit", inquiry)}
		/>
	),
};

/** The consent to ask for, which needs both a seller and a phone number. */
function consentOf(host: WidgetHost): ConsentRequest | undefined {
	const seller = host.attribute("consent-seller");
	const phone = host.attribute("consent-phone");
	if (seller && phone) return { seller, phone };
	if (seller || phone) {
		warnOnce(
			'Consent needs both attributes: consent-seller="Gulf Coast Carts" and consent-phone="(239) 555-0142".',
		);
	}
	return undefined;
}
