import { queries, type Vehicle } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-react";
import { type AsyncState, loaderOf } from "../data/index.js";
import type { DataSource } from "../provider/index.js";

export interface VehicleRequest {
	readonly resource: ReadonlySignal<AsyncState<Vehicle>>;
	retry(): void;
}

/** Requests a vehicle from the API. In a chunk of its own, since most calculators need no API. */
export function loadVehicle(source: DataSource, slug: string): VehicleRequest {
	const loader = loaderOf(source);
	const query = queries.vehicle(slug);
	return { resource: loader.load(query), retry: () => loader.retry(query) };
}
