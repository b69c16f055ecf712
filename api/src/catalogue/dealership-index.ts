import {
	type Dealership,
	type DealershipPage,
	type NearbyDealership,
	nearestFallbackCount,
} from "@nev/contract";
import { around } from "geokdbush";
import KDBush from "kdbush";
import { kilometresPerMile, milesBetween } from "../places/miles-between.js";
import {
	type DealershipFilter,
	type LocatedDealership,
	matchesFilter,
} from "./located-dealership.js";

export interface TextQuery extends DealershipFilter {
	limit: number;
	offset: number;
}

export interface DistanceQuery extends DealershipFilter {
	latitude: number;
	longitude: number;
	radiusMiles: number;
	limit: number;
}

/** Finds dealerships by id, by text and by distance. */
export interface DealershipIndex {
	byId(id: number): Dealership | undefined;
	/** One page of the dealerships that match the filter, by state, city and name. */
	search(query: TextQuery): DealershipPage;
	/** The nearest within the radius, or the five nearest of all if there is none. */
	near(query: DistanceQuery): { withinRadius: number; dealerships: NearbyDealership[] };
}

type Positioned = LocatedDealership & Required<Pick<LocatedDealership, "position">>;

export function createDealershipIndex(all: readonly LocatedDealership[]): DealershipIndex {
	const byId = new Map(all.map(({ dealership }) => [dealership.id, dealership]));
	const positioned = all.filter((located): located is Positioned => located.position !== undefined);
	const tree = new KDBush(positioned.length);
	for (const { position } of positioned) tree.add(position.longitude, position.latitude);
	tree.finish();

	function nearest(query: DistanceQuery, count: number, radiusMiles: number): Positioned[] {
		const { latitude, longitude } = query;
		const isMatch = (index: number) => {
			const located = positioned[index];
			return located !== undefined && matchesFilter(located, query);
		};
		return around(tree, longitude, latitude, count, radiusMiles * kilometresPerMile, isMatch)
			.map((index) => positioned[index])
			.filter((located) => located !== undefined);
	}

	return {
		byId: (id) => byId.get(id),
		search({ limit, offset, ...filter }) {
			const matches = all.filter((located) => matchesFilter(located, filter));
			return {
				total: matches.length,
				dealerships: matches.slice(offset, offset + limit).map(({ dealership }) => dealership),
			};
		},
		near(query) {
			const within = nearest(query, Number.POSITIVE_INFINITY, query.radiusMiles);
			const shown =
				within.length > 0
					? within.slice(0, query.limit)
					: nearest(query, nearestFallbackCount, Number.POSITIVE_INFINITY);
			return {
				withinRadius: within.length,
				dealerships: shown.map(({ dealership, position }) => ({
					...dealership,
					distanceMiles: Math.round(milesBetween(query, position) * 10) / 10,
					...(position.isApproximate && { approximate: true }),
				})),
			};
		},
	};
}
