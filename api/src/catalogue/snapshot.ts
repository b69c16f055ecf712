import type { Dealership, Health, State, Vehicle } from "@nev/contract";
import { createDealershipIndex, type DealershipIndex } from "./dealership-index.js";
import type { DealershipRows } from "./dealership-rows.js";
import { imageOrigins } from "./image-origins.js";
import type { Picture, StateRow } from "./read-catalogue.js";

/** The vehicles at one moment. The same object until one of them, or a picture, changes. */
export interface VehiclePart {
	readonly vehicles: readonly Vehicle[];
	readonly featuredVehicles: readonly Vehicle[];
	readonly vehicleBySlug: ReadonlyMap<string, Vehicle>;
	/** By name. */
	readonly images: ReadonlyMap<string, Picture>;
	/** The other servers that vehicle pictures are loaded from. */
	readonly imageOrigins: readonly string[];
}

/** The dealerships and their states at one moment. The same object until one of them changes. */
export interface DealershipPart {
	readonly states: readonly State[];
	readonly stateBySlug: ReadonlyMap<string, State>;
	readonly dealershipIndex: DealershipIndex;
	/** Whether visitors see invented dealerships. */
	readonly hasSamples: boolean;
	/** The dealerships of a state by its name in any case. Undefined if there is no such state. */
	dealershipsOfState(name: string): readonly Dealership[] | undefined;
}

/** The catalogue at one moment, with its indexes. Nothing in it changes. */
export interface Snapshot extends VehiclePart, DealershipPart {
	/** Rises with every reading of the database, in this process. */
	readonly version: number;
	readonly vehiclePart: VehiclePart;
	readonly dealershipPart: DealershipPart;
	/** Whether visitors see sample data. */
	readonly sampleData: Health["sampleData"];
}

export function createVehiclePart(
	vehicles: readonly Vehicle[],
	images: readonly Picture[],
): VehiclePart {
	return {
		vehicles,
		featuredVehicles: vehicles.filter(({ isFeatured }) => isFeatured),
		vehicleBySlug: new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle])),
		images: new Map(images.map((picture) => [picture.name, picture])),
		imageOrigins: imageOrigins(vehicles),
	};
}

/** @param previous the part before, whose lists of unchanged states are kept */
export function createDealershipPart(
	stateRows: readonly StateRow[],
	rows: DealershipRows,
	previous?: DealershipPart,
): DealershipPart {
	const index = createDealershipIndex(rows, previous?.dealershipIndex.stateLists);
	const states = stateRows.map((state) => ({
		...state,
		dealerCount: index.countOfState(state.name),
	}));
	const stateNames = new Map(states.map(({ name }) => [name.toLowerCase(), name]));
	return {
		states,
		stateBySlug: new Map(states.map((state) => [state.slug, state])),
		dealershipIndex: index,
		hasSamples: rows.sampleCount > 0,
		dealershipsOfState(name) {
			const fullName = stateNames.get(name.toLowerCase());
			return fullName === undefined ? undefined : index.ofState(fullName);
		},
	};
}

export function createSnapshot(
	vehiclePart: VehiclePart,
	dealershipPart: DealershipPart,
	version: number,
): Snapshot {
	return {
		...vehiclePart,
		...dealershipPart,
		vehiclePart,
		dealershipPart,
		version,
		sampleData: {
			dealerships: dealershipPart.hasSamples,
			vehicles: vehiclePart.vehicles.some(({ isSample }) => isSample),
		},
	};
}

const unchanging = {};

const api = "/api/";

/** The part of a snapshot that the answer at a path is made from: the same object as long as it holds. */
export function sourceOf(path: string, snapshot: Snapshot): object {
	// Every request asks this, so nothing is split.
	if (!path.startsWith(api)) return snapshot;
	const end = path.indexOf("/", api.length);
	const name = path.slice(api.length, end < 0 ? undefined : end);
	if (name === "vehicles" || name === "images") return snapshot.vehiclePart;
	if (name === "dealerships" || name === "states") return snapshot.dealershipPart;
	return name === "places" ? unchanging : snapshot;
}
