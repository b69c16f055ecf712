import { paymentWidget } from "../../payment/element.js";
import { starterOf } from "./starter-of.js";

const start = starterOf(paymentWidget);

export { start as "nev-payment" };
