import { queries } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useLoader } from "../../data/index.js";
import { advertisedRates } from "../rates/rates-of.js";
import { StartingPayment, type StartingPaymentProps } from "./starting-payment.js";

/**
 * A starting payment at the rates that the API advertises. Renders nothing until they are known, and where
 * they cannot be loaded.
 */
export function AdvertisedPayment(props: Omit<StartingPaymentProps, "rates">) {
	useSignals();
	const { status, rates } = advertisedRates(useLoader().load(queries.rates()).value);
	return status === "ready" ? <StartingPayment {...props} rates={rates} /> : null;
}
