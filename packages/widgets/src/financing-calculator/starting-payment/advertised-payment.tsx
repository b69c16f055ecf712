import { queries } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useLoader } from "../../data/index.js";
import type { RatesState } from "../rates/rates-state.js";
import { advertisedRates } from "../rates/read-rates.js";
import { StartingPayment, type StartingPaymentProps } from "./starting-payment.js";

/** What is known of the rates that the API advertises. */
export function useAdvertisedRates(): RatesState {
	useSignals();
	return advertisedRates(useLoader().load(queries.rates()).value);
}

/**
 * A starting payment at the rates that the API advertises. Renders nothing until they are known, nor where
 * they cannot be loaded.
 */
export function AdvertisedPayment(props: Omit<StartingPaymentProps, "rates">) {
	const { status, rates } = useAdvertisedRates();
	return status === "ready" ? <StartingPayment {...props} rates={rates} /> : null;
}
