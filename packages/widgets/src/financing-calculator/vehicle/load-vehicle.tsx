import { queries, type Vehicle } from "@nev/contract";
import { loaderOf } from "../../data/index.js";
import { type Lookup, lookUp } from "../../loader/loader.js";
import { type MessageOverrides, useMessages } from "../../messages/index.js";
import type { DataSource } from "../../provider/index.js";
import { SampleNotice } from "../../ui/index.js";
import { type VehicleMessages, vehicleTranslations } from "./messages.js";

/** Requests a vehicle from the API. */
export function loadVehicle(source: DataSource, slug: string): Lookup<Vehicle> {
	return lookUp(loaderOf(source), queries.vehicle(slug));
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
