import { queries, type Vehicle } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { loaderOf } from "../../data/index.js";
import type { AsyncState } from "../../loader/index.js";
import { type MessageOverrides, useMessages } from "../../messages/index.js";
import type { DataSource } from "../../provider/index.js";
import { SampleNotice } from "../../ui/index.js";
import { type VehicleMessages, vehicleTranslations } from "./messages.js";

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

export interface VehicleNoticeProps {
	vehicle: Vehicle;
	messageOverrides: MessageOverrides<VehicleMessages> | undefined;
}

/** Says that the vehicle is sample data. */
export function VehicleNotice({ vehicle, messageOverrides }: VehicleNoticeProps) {
	const { sampleData } = useMessages(vehicleTranslations, messageOverrides);
	return <SampleNotice items={[vehicle]} text={sampleData} />;
}
