import { type Cluster, clusterOptions, type Dealership } from "@nev/contract";
import Supercluster from "supercluster";
import type { MapBounds } from "./dealership-source.js";
import { type Position, positionOf } from "./geography.js";

type Bounds = NonNullable<Cluster["bounds"]>;

/** A dealership of the host page's list, with its position. */
export interface LocalPoint {
	readonly dealership: Dealership;
	readonly position: Position;
}

/** Clusters the host page's own dealerships with the API's options. */
export function createLocalClusters(
	points: readonly LocalPoint[],
): (bounds: MapBounds) => readonly Cluster[] {
	const index: Supercluster<{ dealership: Dealership }, { bounds: Bounds }> = new Supercluster({
		radius: clusterOptions.radius,
		maxZoom: clusterOptions.maxZoom,
		map({ dealership }) {
			const { longitude = 0, latitude = 0 } = positionOf(dealership) ?? {};
			return { bounds: { west: longitude, south: latitude, east: longitude, north: latitude } };
		},
		reduce(sum, { bounds }) {
			sum.bounds = {
				west: Math.min(sum.bounds.west, bounds.west),
				south: Math.min(sum.bounds.south, bounds.south),
				east: Math.max(sum.bounds.east, bounds.east),
				north: Math.max(sum.bounds.north, bounds.north),
			};
		},
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
				? { latitude, longitude, count: properties.point_count, bounds: properties.bounds }
				: { latitude, longitude, count: 1, dealership: properties.dealership };
		});
}
