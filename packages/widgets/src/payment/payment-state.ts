import { queries, type Vehicle } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { computed, signal } from "@preact/signals-react";
import type { RatesState } from "../financing-calculator/rates/rates-state.js";
import { advertisedRates, readRates } from "../financing-calculator/rates/read-rates.js";
import { warnOnce } from "../host-page/warn-once.js";
import type { AsyncState, Loader } from "../loader/loader.js";
import type { PaymentOptions } from "./controller.js";

type Priced = Pick<Vehicle, "price" | "isSample">;

/** What is known of a payment. */
export interface PaymentState extends Pick<RatesState, "status" | "error" | "rates"> {
	/** Known if it is ready. */
	readonly vehicle?: Priced;
}

/** The price and the rates of a payment. Those that the page has not given are loaded. */
export function paymentState(
	loader: Loader,
	options: PaymentOptions,
): ReadonlySignal<PaymentState> {
	const { price, vehicle: slug, rates: given } = options;
	const offered = ratesOf(loader, given);
	const priced = price ? signal(pricedAt(price)) : vehicleOf(loader, slug);
	return computed((): PaymentState => {
		// Both are read, so that both load.
		const [vehicle, { status, error, rates }] = [priced.value, offered.value];
		if (vehicle.status !== "ready") return vehicle;
		return { status, rates, vehicle: vehicle.data, ...(error && { error }) };
	});
}

/** Asks again for what has failed for a payment before. */
export function retryPayment(loader: Loader, { price, rates }: PaymentOptions): void {
	if (!price) loader.retry(queries.vehicles());
	if (rates === undefined && ratesOf(loader).peek().status === "failed")
		loader.retry(queries.rates());
}

/** @param given the page's own: a list, a list as JSON, or null while the page loads it */
function ratesOf(loader: Loader, given?: unknown): ReadonlySignal<RatesState> {
	if (given === null) return signal<RatesState>({ status: "loading" });
	if (given !== undefined) return signal(readRates(given, "No payment is shown."));
	const resource = loader.load(queries.rates());
	return computed(() => advertisedRates(resource.value));
}

const pricedAt = (price: number): AsyncState<Priced> => ({ status: "ready", data: { price } });

/** The vehicle in the list, once that has loaded. */
function vehicleOf(loader: Loader, slug: string | undefined): ReadonlySignal<AsyncState<Priced>> {
	const vehicles = loader.load(queries.vehicles());
	return computed((): AsyncState<Priced> => {
		const { value } = vehicles;
		if (value.status !== "ready") return value;
		const data = value.data.find((one) => one.slug === slug);
		if (data) return { status: "ready", data };
		const error = new Error(`There is no vehicle "${slug}".`);
		warnOnce(error.message);
		return { status: "failed", error };
	});
}
