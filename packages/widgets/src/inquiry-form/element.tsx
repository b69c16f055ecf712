import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, useEffect } from "react";
import { sharedProps } from "../elements/attributes.js";
import type { WidgetDefinition, WidgetHost } from "../elements/widget-definition.js";
import type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";
import type { FinancingApplication } from "../financing-calculator/controller.js";
import type { FieldErrors, FormController, FormStatus } from "../forms/controller.js";
import type { FormValues } from "../forms/form-values.js";
import type { ConsentRequest } from "../forms/index.js";
import { useLazyModule, usePersistentState } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { positiveValue } from "../host-page/page-values.js";
import { warnOnce } from "../host-page/warn-once.js";
import type { MessageOverrides } from "../messages/index.js";
import type { DealFieldMessages } from "./deal/messages.js";
import styles from "./element.css?inline";
import type { FormContact, InquiryOptions, SubmittedInquiry } from "./inquiry.js";
import { InquiryWidget } from "./inquiry-form.js";
import type { InquiryFormProps } from "./inquiry-form-props.js";
import type { InquiryFormMessages } from "./messages.js";
import { useSearchedZipCode } from "./searched-zip-code.js";

/** The inquiry form's events. */
export interface InquiryFormEvents extends WidgetEvents {
	/** The inquiry was sent. Contains no personal data. */
	"nev-submit": SubmittedInquiry;
	/** A link of the page in the form was pressed that calls or writes. If cancelled, the visitor stays on the page. */
	"nev-contact": FormContact;
	/**
	 * Something else is in the fields. Does not bubble, since it holds personal data: a listener on the
	 * document, such as one of an analytics script, does not hear it unless it captures.
	 */
	"nev-values-change": FormValues;
	/** Other errors are shown, or none. */
	"nev-errors-change": FieldErrors;
	/** The form begins to be sent, was sent, or could not be sent. */
	"nev-status-change": FormStatus;
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
 * @csspart checkbox - the checkbox of the consent or of a deal
 * @csspart error-message - what is wrong with a field
 * @csspart error-summary - what is wrong with the form
 * @csspart skeleton - a grey field while the vehicle loads
 * @csspart hint - what to do about a failure, or what follows a sent form
 *
 * @slot heading - replaces the text of the title
 */
export interface NevInquiryFormElement
	extends WidgetElement<InquiryFormMessages & DealFieldMessages>,
		InquiryOptions,
		FormController {
	/** What is in the fields, by field. Personal data. Setting it is `setValues`. */
	values: FormValues;
	/** The slug of the vehicle. Without it, the visitor chooses one. */
	vehicle: string | undefined;
	/** Who asks for consent to calls. */
	consentSeller: string | undefined;
	/** The number that they call from. */
	consentPhone: string | undefined;
	/**
	 * Asks the visitor whether to send what they have worked out: the `detail` of the calculator's
	 * `nev-apply`. With null it does not ask.
	 */
	setDeal(application: FinancingApplication | null): void;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-inquiry-form": NevInquiryFormElement;
	}
	interface HTMLElementEventMap extends EventMap<InquiryFormEvents> {}
	interface DocumentEventMap extends EventMap<InquiryFormEvents> {}
	interface NevWidgetTags {
		"nev-inquiry-form": {
			element: NevInquiryFormElement;
			controller: FormController;
			events: InquiryFormEvents;
		};
	}
}

const loadDealField = () => loadLazily("deal-field", () => import("./deal/deal-field.js"));

/**
 * The form, which asks whether to send a deal once the page has passed one on, and tells of the page's own
 * links in it, such as one that is shown where it has failed.
 */
function ElementForm({ host, ...props }: InquiryFormProps & { host: WidgetHost }) {
	useSignals();
	const { dealershipId: id } = props;
	const application = usePersistentState("deal", () => signal<FinancingApplication | null>(null));
	const { module } = useLazyModule(loadDealField, application.value !== null);
	const ref = useCallback(
		(controller: FormController | null) => {
			const setDeal: NevInquiryFormElement["setDeal"] = (next) => {
				application.value = next;
			};
			host.controllerRef(controller && Object.assign(controller, { setDeal }));
		},
		[host, application],
	);
	useEffect(() => {
		function handleClick(event: MouseEvent): void {
			const link = (event.target as Element).closest("a");
			const [, scheme] = /^(tel|mailto):/.exec(link?.href ?? "") ?? [];
			if (!scheme) return;
			const kind = scheme === "tel" ? "call" : "email";
			const contact: FormContact = { kind, dealership: id ? { id } : undefined };
			if (!host.emit("contact", contact, { cancelable: true })) event.preventDefault();
		}
		host.element.addEventListener("click", handleClick);
		return () => host.element.removeEventListener("click", handleClick);
	}, [host, id]);
	return (
		<InquiryWidget {...props} ref={ref}>
			{module && application.value && (
				<module.DealField
					{...application.value}
					messages={host.property("messages") as MessageOverrides<DealFieldMessages>}
				/>
			)}
		</InquiryWidget>
	);
}

/** `<nev-inquiry-form>` */
export const inquiryFormWidget: WidgetDefinition = {
	tag: "nev-inquiry-form",
	attributes: {
		vehicle: String,
		"dealership-id": Number,
		campaign: String,
		"zip-code": String,
		"consent-seller": String,
		"consent-phone": String,
	},
	properties: [],
	state: {
		values: (element: FormController, values: FormValues) => element.setValues(values),
		errors: null,
		status: null,
	},
	methods: ["setValues", "submit", "setDeal"],
	subjectMethod: "submit",
	styles,
	render: (host) => (
		<ElementForm
			{...sharedProps<InquiryFormMessages>(host)}
			host={host}
			vehicle={host.attribute("vehicle")}
			dealershipId={positiveValue("dealership-id", host.attribute("dealership-id"))}
			campaign={host.attribute("campaign")}
			zipCode={useSearchedZipCode(host.attribute("zip-code"))}
			consent={consentOf(host)}
			onSubmit={(inquiry) => host.emit("submit", inquiry)}
			onValuesChange={(values) => host.emit("values-change", values, { bubbles: false })}
			onErrorsChange={(errors) => host.emit("errors-change", errors)}
			onStatusChange={(status) => host.emit("status-change", status)}
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
