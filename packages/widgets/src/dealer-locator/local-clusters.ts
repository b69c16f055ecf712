import { type Cluster, clusterOptions, type Dealership } from "@nev/contract";
import Supercluster from "supercluster";
import type { MapBounds } from "./dealership-source.js";
import type { Position } from "./geography.js";

/** A dealership of the host page's list, with its position. */
export interface LocalPoint {
	readonly dealership: Dealership;
	readonly position: Position;
}

/** Clusters the host page's own dealerships with the API's options. */
export function createLocalClusters(
	points: readonly LocalPoint[],
): (bounds: MapBounds) => readonly Cluster[] {
	const index: Supercluster<{ dealership: Dealership }> = new Supercluster({
		radius: clusterOptions.radius,
		maxZoom: clusterOptions.maxZoom,
	});
	index.load(
		points.map(({ dealership, position }) => ({
			type: "Feature",
			properties: { dealership },
			geometry: { type: "Point", coordinates: [position.longitude, position.latitude] },
		})),
	);
	return ({ west, south, east, north, zoom }) =>
		index.getClusters([west, south, east, north], zoom).map(({ geometry, properties }) => {
			const [longitude = 0, latitude = 0] = geometry.coordinates;
			return "cluster" in properties
				? { latitude, longitude, count: properties.point_count }
				: { latitude, longitude, count: 1, dealership: properties.dealership };
		});
}
