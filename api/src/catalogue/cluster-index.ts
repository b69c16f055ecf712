import { type Cluster, clusterOptions, type Dealership } from "@nev/contract";
import { LRUCache } from "lru-cache";
import Supercluster from "supercluster";
import {
	type DealershipFilter,
	type LocatedDealership,
	matchesFilter,
} from "./located-dealership.js";

/** How many filters have their clusters cached. */
const maxCachedFilters = 16;

/** If a section has more clusters, they are merged as at a lower zoom. */
const maxClusters = 500;

/** A section of the map in degrees, with a web map zoom. */
export interface ClusterQuery extends DealershipFilter {
	west: number;
	south: number;
	east: number;
	north: number;
	zoom: number;
}

/**
 * Finds the clusters that a map draws. A search costs as much as its section holds, whatever the
 * number of dealerships.
 */
export interface ClusterIndex {
	search(query: ClusterQuery): Cluster[];
}

type Points = Supercluster<{ dealership: Dealership }>;

export function createClusterIndex(all: readonly LocatedDealership[]): ClusterIndex {
	const cache = new LRUCache<string, Points>({ max: maxCachedFilters });

	function pointsFor({ q, state }: DealershipFilter): Points {
		const key = JSON.stringify([q.trim().toLowerCase(), state]);
		const cached = cache.get(key);
		if (cached) return cached;
		const points = load(all.filter((located) => matchesFilter(located, { q, state })));
		cache.set(key, points);
		return points;
	}

	return {
		search({ west, south, east, north, zoom, ...filter }) {
			const points = pointsFor(filter);
			let level = Math.min(Math.floor(zoom), clusterOptions.maxZoom + 1);
			let clusters = points.getClusters([west, south, east, north], level);
			while (clusters.length > maxClusters && level > 0) {
				level -= 1;
				clusters = points.getClusters([west, south, east, north], level);
			}
			return clusters.map(({ geometry, properties }) => {
				const [longitude = 0, latitude = 0] = geometry.coordinates;
				return "cluster" in properties
					? { latitude, longitude, count: properties.point_count }
					: { latitude, longitude, count: 1, dealership: properties.dealership };
			});
		},
	};
}

function load(dealerships: readonly LocatedDealership[]): Points {
	const points: Points = new Supercluster({
		radius: clusterOptions.radius,
		extent: clusterOptions.extent,
		maxZoom: clusterOptions.maxZoom,
	});
	points.load(
		dealerships.flatMap(({ dealership, position }) =>
			position
				? {
						type: "Feature" as const,
						properties: { dealership },
						geometry: {
							type: "Point" as const,
							coordinates: [position.longitude, position.latitude],
						},
					}
				: [],
		),
	);
	return points;
}
