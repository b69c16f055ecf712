import {
	type Cluster,
	clusterOptions,
	type Dealership,
	matchesSearch,
	type RegionName,
} from "@nev/contract";
import Supercluster from "supercluster";
import type { LocatedDealership } from "./located-dealership.js";

/** How many filters are kept ready. */
const keptFilters = 16;

/** The most points of one answer; a section that holds more is drawn as from further away. */
const mostPoints = 500;

export interface ClusterRequest {
	west: number;
	south: number;
	east: number;
	north: number;
	zoom: number;
	q: string;
	state?: RegionName | undefined;
}

/** What the map draws, at a cost that depends on the section and not on the number of dealers. */
export interface ClusterIndex {
	within(request: ClusterRequest): Cluster[];
}

type Points = Supercluster<{ dealership: Dealership }>;

export function createClusterIndex(all: readonly LocatedDealership[]): ClusterIndex {
	const ready = new Map<string, Points>();

	function pointsFor({ q, state }: ClusterRequest): Points {
		const filter = JSON.stringify([q.trim().toLowerCase(), state]);
		const known = ready.get(filter);
		const points = known ?? load(all.filter((one) => isWanted(one, q, state)));
		ready.delete(filter);
		ready.set(filter, points);
		const [oldest] = ready.keys();
		if (ready.size > keptFilters && oldest !== undefined) ready.delete(oldest);
		return points;
	}

	return {
		within(request) {
			const { west, south, east, north } = request;
			const points = pointsFor(request);
			let zoom = Math.min(Math.floor(request.zoom), clusterOptions.maxZoom + 1);
			let found = points.getClusters([west, south, east, north], zoom);
			while (found.length > mostPoints && zoom > 0) {
				zoom -= 1;
				found = points.getClusters([west, south, east, north], zoom);
			}
			return found.map(({ geometry, properties }) => {
				const [longitude = 0, latitude = 0] = geometry.coordinates;
				return "cluster" in properties
					? { latitude, longitude, count: properties.point_count }
					: { latitude, longitude, count: 1, dealership: properties.dealership };
			});
		},
	};
}

function isWanted(one: LocatedDealership, q: string, state: RegionName | undefined): boolean {
	return (!state || one.dealership.state === state) && matchesSearch(one.searchText, q);
}

function load(wanted: readonly LocatedDealership[]): Points {
	const points: Points = new Supercluster({
		radius: clusterOptions.radius,
		extent: clusterOptions.extent,
		maxZoom: clusterOptions.maxZoom,
	});
	points.load(
		wanted.flatMap(({ dealership, position }) =>
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
