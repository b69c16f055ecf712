import { numberAttribute } from "../elements/attribute-values.js";
import type { WidgetDefinition, WidgetHost } from "../elements/define-widget.js";
import { warnOnce } from "../elements/warn-once.js";
import type { ConsentRequest } from "../forms/index.js";
import type { MessageOverrides } from "../messages/index.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { InquiryForm } from "./inquiry-form.js";
import type { InquiryFormMessages } from "./messages.js";

/** `<nev-inquiry-form>` */
export const inquiryFormWidget: WidgetDefinition = {
	tag: "nev-inquiry-form",
	attributes: ["vehicle", "dealership", "consent-seller", "consent-phone"],
	properties: [],
	styles,
	render: (host) => (
		<InquiryForm
			vehicle={host.attribute("vehicle")}
			dealershipId={numberAttribute(host, "dealership")}
			consent={consentOf(host)}
			messages={host.property("messages") as MessageOverrides<InquiryFormMessages> | undefined}
			onReady={() => host.emit("nev:ready")}
			onError={(error) => host.emit("nev:error", error)}
			onSubmitted={(inquiry) => host.emit("nev:lead-submit", inquiry)}
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
