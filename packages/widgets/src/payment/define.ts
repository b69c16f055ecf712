import { defineWidget } from "../elements/define-widget.js";
import { paymentWidget } from "./element.js";

export type { NevPaymentElement, PaymentEvents } from "./element.js";
export type { PaymentMessages } from "./messages.js";

defineWidget(paymentWidget);
