import type { Dealership, Health, State, Vehicle } from "@nev/contract";
import type { PlaceIndex } from "../places/place-index.js";
import { type ClusterIndex, createClusterIndex } from "./cluster-index.js";
import { createDealershipIndex, type DealershipIndex } from "./dealership-index.js";
import { imageOrigins } from "./image-origins.js";
import { locate } from "./located-dealership.js";
import type { CatalogueContents, Picture } from "./read-catalogue.js";

/** The catalogue at one moment, with its indexes. Nothing in it changes. */
export interface Snapshot {
	/** Rises with every reading of the database, in this process. */
	readonly version: number;
	readonly vehicles: readonly Vehicle[];
	readonly featuredVehicles: readonly Vehicle[];
	readonly vehicleBySlug: ReadonlyMap<string, Vehicle>;
	readonly states: readonly State[];
	readonly stateBySlug: ReadonlyMap<string, State>;
	readonly dealerships: readonly Dealership[];
	/** By state name in lower case. */
	readonly dealershipsByState: ReadonlyMap<string, readonly Dealership[]>;
	readonly dealershipIndex: DealershipIndex;
	readonly clusterIndex: ClusterIndex;
	/** By name. */
	readonly images: ReadonlyMap<string, Picture>;
	/** The other servers that vehicle pictures are loaded from. */
	readonly imageOrigins: readonly string[];
	/** Whether visitors see sample data. */
	readonly sampleData: Health["sampleData"];
}

/** Builds the indexes of a catalogue. */
export function createSnapshot(
	{ vehicles, dealerships, images, sampleData, ...contents }: CatalogueContents,
	places: PlaceIndex,
	version: number,
): Snapshot {
	const byState = groupByState(dealerships);
	const states = contents.states.map((state) => ({
		...state,
		dealerCount: byState.get(state.name)?.length ?? 0,
	}));
	const located = dealerships.map((dealership) => locate(dealership, places));
	return {
		version,
		vehicles,
		featuredVehicles: vehicles.filter(({ isFeatured }) => isFeatured),
		vehicleBySlug: new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle])),
		states,
		stateBySlug: new Map(states.map((state) => [state.slug, state])),
		dealerships,
		dealershipsByState: new Map(
			states.map(({ name }) => [name.toLowerCase(), byState.get(name) ?? []]),
		),
		dealershipIndex: createDealershipIndex(located),
		clusterIndex: createClusterIndex(located),
		images: new Map(images.map((picture) => [picture.name, picture])),
		imageOrigins: imageOrigins(vehicles),
		sampleData,
	};
}

function groupByState(dealerships: readonly Dealership[]): Map<string, Dealership[]> {
	const groups = new Map<string, Dealership[]>();
	for (const dealership of dealerships) {
		const group = groups.get(dealership.state);
		if (group) group.push(dealership);
		else groups.set(dealership.state, [dealership]);
	}
	return groups;
}
