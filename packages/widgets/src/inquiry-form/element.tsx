import { headingLevelAttribute } from "../elements/heading-level-attribute.js";
import { numberAttribute } from "../elements/number-attribute.js";
import type { WidgetDefinition, WidgetHost } from "../elements/widget-definition.js";
import type { ConsentRequest } from "../forms/index.js";
import type { MessageOverrides } from "../messages/index.js";
import { warnOnce } from "../provider/warn-once.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { InquiryForm } from "./inquiry-form.js";
import type { InquiryFormMessages } from "./messages.js";

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
