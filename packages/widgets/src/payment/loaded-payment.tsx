import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo } from "react";
import { useLoadEvents, useLoader } from "../data/index.js";
import { vehicleTranslations } from "../financing-calculator/vehicle/messages.js";
import { useMessages } from "../messages/index.js";
import { DefaultSlot } from "../ui/slot.js";
import { PaymentLine } from "./payment-line.js";
import type { PaymentProps } from "./payment-props.js";
import { paymentState, retryPayment } from "./payment-state.js";

/**
 * The payment for a price or a vehicle of the API, at the rates of the page, or of the API if the page has given
 * none. It reads the lists of all rates and vehicles, which many payments on a page share. While one of
 * them is not known, it shows the page's own content: a dealer must not advertise what it does not offer.
 */
export function LoadedPayment(props: PaymentProps) {
	useSignals();
	const loader = useLoader();
	const { price, vehicle: slug, rates: given } = props;
	const text = JSON.stringify(given);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page may write an equal list anew, or another one into its list
	const state = useMemo(() => paymentState(loader, props), [loader, text, price, slug]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment
	useEffect(() => retryPayment(loader, props), [loader]);
	useLoadEvents(state, { onError: props.onError });
	const { sampleData } = useMessages(vehicleTranslations, undefined);
	const { status, vehicle, rates } = state.value;
	if (status !== "ready" || !vehicle) return <DefaultSlot />;
	const notice = vehicle.isSample ? sampleData : undefined;
	return <PaymentLine {...props} price={vehicle.price} rates={rates} notice={notice} />;
}
