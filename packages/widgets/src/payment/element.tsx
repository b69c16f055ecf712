import { useEffect } from "react";
import { addressAttribute, sharedProps } from "../elements/attributes.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import type { EventMap, InlineElement, WidgetEvents } from "../elements/widget-element.js";
import { parsePrice } from "../financing-calculator/deal/amount-text.js";
import { ratesIn } from "../financing-calculator/rates/rates-in.js";
import { hasRates, useAdvertisedList } from "../financing-calculator/rates/use-advertised-list.js";
import { useLazyModule } from "../hooks/index.js";
import type { WidgetController } from "../hooks/widget-controller.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { positiveValue } from "../host-page/page-values.js";
import { warnOnce } from "../host-page/warn-once.js";
import { DefaultSlot } from "../ui/slot.js";
import type { PaymentOptions } from "./controller.js";
import styles from "./element.css?inline";
import type { PaymentMessages } from "./messages.js";
import { PaymentLine } from "./payment-line.js";
import type { PaymentProps } from "./payment-props.js";
import { useIsLoaded } from "./use-is-loaded.js";

/** The payment's events. */
export interface PaymentEvents extends WidgetEvents {}

/**
 * `<nev-payment>`. Its terms are no part.
 *
 * @csspart price - the payment
 * @csspart link - its link to the calculator
 * @csspart button - a button, or a link that looks like one
 * @csspart button-secondary - a button of another action
 * @csspart panel - what replaces the content if it is empty, has failed or was sent
 * @csspart notice - the line that says that sample data is shown
 *
 * @slot empty - shown where no loan is made for the price
 */
export interface NevPaymentElement extends InlineElement<PaymentMessages>, PaymentOptions {}

declare global {
	interface HTMLElementTagNameMap {
		"nev-payment": NevPaymentElement;
	}
	interface HTMLElementEventMap extends EventMap<PaymentEvents> {}
	interface DocumentEventMap extends EventMap<PaymentEvents> {}
	interface NevWidgetTags {
		"nev-payment": {
			element: NevPaymentElement;
			controller: WidgetController;
			events: PaymentEvents;
		};
	}
}

const loadSharedPayment = () => loadLazily("shared-payment", () => import("./shared-payment.js"));

/** The payment, with the code for rates and a vehicle of the API only where there is one. */
function ElementPayment(props: PaymentProps) {
	const { price, vehicle, rates, onError } = props;
	const isOfList = useIsLoaded(props);
	const isAsked = isOfList && Boolean(price) && rates === undefined;
	const list = useAdvertisedList(isAsked);
	const isLoaded = isOfList && hasRates(list);
	const isPriced = Boolean(price || vehicle);
	const { status, module } = useLazyModule(
		loadSharedPayment,
		isLoaded && isPriced && rates !== null && !(isAsked && list === undefined),
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failure
	useEffect(() => {
		if (status === "failed") onError?.(new Error("The code for the payment could not be loaded."));
	}, [status]);
	if (price && !isLoaded) return <PaymentLine {...props} price={price} rates={undefined} />;
	if (isPriced && module) return <module.SharedPayment {...props} />;
	if (!isPriced) warnOnce("<nev-payment> needs a price or a vehicle.");
	return <DefaultSlot />;
}

/** `<nev-payment>` */
export const paymentWidget: WidgetDefinition = {
	tag: "nev-payment",
	attributes: { price: parsePrice, vehicle: String, "calculator-href": String },
	properties: ["rates"],
	styles,
	state: {},
	methods: [],
	worksWithoutApi: (host) =>
		host.attribute("price") !== undefined || host.attribute("vehicle") === undefined,
	render: (host) => {
		const { messages, onReady, onError } = sharedProps<PaymentMessages>(host);
		return (
			<ElementPayment
				ref={host.controllerRef}
				price={positiveValue("price", host.attribute("price"), parsePrice)}
				vehicle={host.attribute("vehicle")}
				rates={ratesIn(host)}
				calculatorHref={addressAttribute(host, "calculator-href")}
				messages={messages}
				onReady={onReady}
				onError={onError}
			/>
		);
	},
};
