import type { Dealership, Health, State, Vehicle } from "@nev/contract";
import type { PlaceIndex } from "../places/place-index.js";
import { type ClusterIndex, createClusterIndex } from "./cluster-index.js";
import { createDealershipIndex, type DealershipIndex } from "./dealership-index.js";
import { imageOrigins } from "./image-origins.js";
import { locate } from "./located-dealership.js";
import { createPreparedResponses, type PreparedResponses } from "./prepared-responses.js";
import type { CatalogueContents } from "./read-catalogue.js";

/** The catalogue as it stood at one moment; nothing in it changes. */
export interface Snapshot {
	/** Rises with every reading, in this process. */
	readonly version: number;
	readonly vehicles: readonly Vehicle[];
	readonly states: readonly State[];
	readonly dealerships: DealershipIndex;
	readonly clusters: ClusterIndex;
	/** The answers that are the same for everybody, as prepared bytes. */
	readonly preparedResponses: PreparedResponses;
	/** Where pictures of vehicles come from beside this server. */
	readonly imageOrigins: readonly string[];
	/** Whether anything that visitors see is invented. */
	readonly sampleData: Health["sampleData"];
}

/** Derives everything that reads are answered from. */
export function createSnapshot(
	contents: CatalogueContents,
	places: PlaceIndex,
	version: number,
): Snapshot {
	const dealerCounts = countByState(contents.dealerships);
	const states = contents.states.map((state) => ({
		...state,
		dealerCount: dealerCounts.get(state.name) ?? 0,
	}));
	const located = contents.dealerships.map((dealership) => locate(dealership, places));
	return {
		version,
		vehicles: contents.vehicles,
		states,
		dealerships: createDealershipIndex(located),
		clusters: createClusterIndex(located),
		preparedResponses: createPreparedResponses({ ...contents, states }),
		imageOrigins: imageOrigins(contents.vehicles),
		sampleData: contents.sampleData,
	};
}

function countByState(dealerships: readonly Dealership[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { state } of dealerships) counts.set(state, (counts.get(state) ?? 0) + 1);
	return counts;
}
