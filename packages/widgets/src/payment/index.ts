export type { PaymentMessages } from "./messages.js";
export { Payment } from "./payment.js";
export type { PaymentProps } from "./payment-props.js";
