import { queries, type Vehicle } from "@nev/contract";
import { computed } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo } from "react";
import { useLoadEvents, useLoader } from "../data/index.js";
import { vehicleTranslations } from "../financing-calculator/vehicle/messages.js";
import { warnOnce } from "../host-page/warn-once.js";
import type { AsyncState } from "../loader/loader.js";
import { useMessages } from "../messages/index.js";
import { DefaultSlot } from "../ui/slot.js";
import type { PaymentProps } from "./controller.js";
import { PaymentLine } from "./payment-line.js";

export interface VehiclePaymentProps extends Omit<PaymentProps, "price"> {
	vehicle: string;
}

/**
 * The payment for a vehicle of the API. It reads the list of all vehicles, which many payments on a page
 * share. While there is no price, it shows the page's own content.
 */
export function VehiclePayment({ vehicle: slug, ...props }: VehiclePaymentProps) {
	useSignals();
	const loader = useLoader();
	const state = useMemo(() => {
		const vehicles = loader.load(queries.vehicles());
		return computed(() => vehicleIn(vehicles.value, slug));
	}, [loader, slug]);
	// A list that has failed for a payment before this one is asked for again.
	useEffect(() => loader.retry(queries.vehicles()), [loader]);
	useLoadEvents(state, { onError: props.onError });
	const { sampleData } = useMessages(vehicleTranslations, undefined);
	const current = state.value;
	if (current.status !== "ready") return <DefaultSlot />;
	const { price, isSample } = current.vehicle;
	return <PaymentLine {...props} price={price} notice={isSample ? sampleData : undefined} />;
}

/** The vehicle in a list, once that has loaded. */
function vehicleIn(vehicles: AsyncState<readonly Vehicle[]>, slug: string) {
	if (vehicles.status !== "ready") return vehicles;
	const vehicle = vehicles.data.find((one) => one.slug === slug);
	if (vehicle) return { status: "ready", vehicle } as const;
	const error = new Error(`There is no vehicle "${slug}".`);
	warnOnce(error.message);
	return { status: "failed", error } as const;
}
