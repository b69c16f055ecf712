export type { PaymentProps } from "./controller.js";
export type { PaymentMessages } from "./messages.js";
export { Payment } from "./payment.js";
