import type { FinancingRate } from "@nev/financing";
import type { Ref } from "react";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { MessageOverrides } from "../messages/index.js";
import type { WidgetHandlers } from "../widget/widget-options.js";
import type { PaymentMessages } from "./messages.js";

/** What a page may choose of a payment, as a prop of its component and as a property of its element. */
export interface PaymentOptions {
	/** The vehicle's price in US dollars. Takes precedence over `vehicle`. */
	price?: number | undefined;
	/** The slug of a vehicle. The API supplies its price. */
	vehicle?: string | undefined;
	/**
	 * The rates of the dealer's lenders, or null while the page loads them: the payment is that of the lowest
	 * regular one. Default: those of the API; if it has none, an example.
	 */
	rates?: readonly FinancingRate[] | null | undefined;
	/** The page of a calculator for the vehicle, which the payment links to. Without it there is no link. */
	calculatorHref?: string | undefined;
}

export interface PaymentProps extends PaymentOptions, WidgetHandlers {
	/** Texts that replace the widget's own. */
	messages?: MessageOverrides<PaymentMessages> | undefined;
	/** What the page reads of the payment. */
	ref?: Ref<WidgetController> | undefined;
}
