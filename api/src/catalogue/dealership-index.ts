import {
	type Cluster,
	type Dealership,
	type DealershipPage,
	type NearbyDealership,
	nearestFallbackCount,
} from "@nev/contract";
import { firstIndex } from "../places/first-index.js";
import { lazy } from "../places/lazy.js";
import { earthRadiusKilometres, kilometresPerMile, milesBetween } from "../places/miles-between.js";
import { type ClusterQuery, createClusterIndex } from "./cluster-index.js";
import { createMatchFinder } from "./dealership-matches.js";
import { type DealershipRows, slotOf, toVector } from "./dealership-rows.js";
import { type DealershipFilter, type LocatedDealership, positionOf } from "./located-dealership.js";
import { gather } from "./sorted-slots.js";

export interface TextQuery extends DealershipFilter {
	limit: number;
	offset: number;
}

export interface DistanceQuery extends DealershipFilter {
	latitude: number;
	longitude: number;
	radiusMiles: number;
	limit: number;
	offset?: number;
}

/** Finds dealerships by id, by state, by text, by distance, and for a map. */
export interface DealershipIndex {
	/** How many there are. */
	readonly count: number;
	/** How many match a filter. */
	countMatches(filter: DealershipFilter): number;
	/** All, by state, city and name. */
	all(): readonly Dealership[];
	/** All in the same order, each with where it is. */
	located(): readonly LocatedDealership[];
	/** Those of a state, by its full name. */
	ofState(name: string): readonly Dealership[];
	/** How many a state has. */
	countOfState(name: string): number;
	byId(id: number): Dealership | undefined;
	/** One page of the dealerships that match the filter, by state, city and name. */
	search(query: TextQuery): DealershipPage;
	/** One part of the nearest within the radius, or the five nearest of all if there is none. */
	near(query: DistanceQuery): { withinRadius: number; dealerships: NearbyDealership[] };
	/** The points that a map draws of one section. */
	clusters(query: ClusterQuery): Cluster[];
}

/** Rings of equal area around an origin. */
const ringCount = 512;

/** A step. Where a dealership is, even the smallest radius has it. */
const minRadiusMiles = 0.001;

/** Half around the world. */
const farthestMiles = (Math.PI * earthRadiusKilometres) / kilometresPerMile;

/** The straight distance of two points of a sphere of radius 1 that are so far apart on its surface. */
function chordOf(miles: number): number {
	return (
		2 * Math.sin((Math.min(miles, farthestMiles) * kilometresPerMile) / earthRadiusKilometres / 2)
	);
}

export function createDealershipIndex(rows: DealershipRows): DealershipIndex {
	const { entries, positions, listed, bySouth } = rows;
	const locatedAt = (rank: number) => entries[listed[rank] as number] as LocatedDealership;
	const rankOf = new Int32Array(entries.length).fill(-1);
	for (let rank = 0; rank < listed.length; rank += 1) rankOf[listed[rank] as number] = rank;
	const matches = createMatchFinder(rows);
	const listBetween = (first: number, end: number) =>
		Array.from(
			listed.subarray(first, end),
			(slot) => (entries[slot] as LocatedDealership).dealership,
		);
	// With the first search, so that after a change nobody waits for all columns at once.
	const columnsBySouth = lazy(() => ({
		x: gather(bySouth, positions.x),
		y: gather(bySouth, positions.y),
		z: gather(bySouth, positions.z),
		ranks: gather(bySouth, rankOf),
		// Scratch space of each search by distance: what it has found, and how far away.
		found: new Uint32Array(bySouth.length),
		distances: new Float64Array(bySouth.length),
	}));
	const clusterIndex = createClusterIndex(rows, rankOf, locatedAt);

	/** The ranks of all within a chord, nearest first, but not more than a number; and how many there are. */
	function within(
		query: DistanceQuery,
		chord: number,
		limit: number,
	): { count: number; ranks: number[] } {
		const { x, y, z, ranks, found, distances } = columnsBySouth();
		const flags = matches.find(query)?.flags;
		const origin = toVector(query);
		const maxSquared = chord * chord;
		const ring = ringCount / maxSquared;
		const rings = new Uint32Array(ringCount + 1);
		let count = 0;
		const start = firstIndex(z, (value) => value >= origin.z - chord);
		for (let index = start; index < bySouth.length; index += 1) {
			const dz = (z[index] as number) - origin.z;
			if (dz > chord) break;
			const dx = (x[index] as number) - origin.x;
			const dy = (y[index] as number) - origin.y;
			const squared = dx * dx + dy * dy + dz * dz;
			if (squared > maxSquared || (flags && !flags[ranks[index] as number])) continue;
			distances[index] = squared;
			(rings[Math.floor(squared * ring)] as number) += 1;
			found[count++] = index;
		}
		// Only those in the innermost rings that have enough are sorted.
		let lastRing = 0;
		for (let sum = rings[0] as number; sum < limit && lastRing < ringCount; ) {
			sum += rings[++lastRing] as number;
		}
		const distanceAt = (index: number) => distances[index] as number;
		const rankAt = (index: number) => ranks[index] as number;
		const nearest: number[] = [];
		for (let position = 0; position < count; position += 1) {
			const index = found[position] as number;
			if (Math.floor(distanceAt(index) * ring) <= lastRing) nearest.push(index);
		}
		nearest.sort((a, b) => distanceAt(a) - distanceAt(b) || rankAt(a) - rankAt(b));
		return { count, ranks: nearest.slice(0, limit).map(rankAt) };
	}

	/** The ranks of the nearest, where nobody is within a radius: in ever wider ones, until there are enough. */
	function nearestBeyond(radiusMiles: number, query: DistanceQuery): number[] {
		const all = matches.find(query)?.ranks.length ?? listed.length;
		const enough = Math.min(nearestFallbackCount, all);
		for (let miles = 3 * radiusMiles; ; miles *= 3) {
			const { count, ranks } = within(query, chordOf(miles), nearestFallbackCount);
			if (count >= enough || miles >= farthestMiles) return ranks;
		}
	}

	return {
		count: listed.length,
		countMatches: (filter) => matches.find(filter)?.ranks.length ?? listed.length,
		all: () => listBetween(0, listed.length),
		located: () => Array.from(listed, (slot) => entries[slot] as LocatedDealership),
		ofState: (name) => listBetween(...matches.rangeOf(name)),
		countOfState(name) {
			const [first, end] = matches.rangeOf(name);
			return end - first;
		},
		byId(id) {
			const slot = slotOf(rows, id);
			return slot === undefined ? undefined : entries[slot]?.dealership;
		},
		search({ limit, offset, ...filter }) {
			const found = matches.find(filter);
			if (!found) {
				return { total: listed.length, dealerships: listBetween(offset, offset + limit) };
			}
			return {
				total: found.ranks.length,
				dealerships: Array.from(
					found.ranks.subarray(offset, offset + limit),
					(rank) => locatedAt(rank).dealership,
				),
			};
		},
		near(query) {
			const { offset = 0, limit } = query;
			const radiusMiles = Math.max(query.radiusMiles, minRadiusMiles);
			const inside = within(query, chordOf(radiusMiles), offset + limit);
			const ranks =
				inside.count > 0 ? inside.ranks.slice(offset) : nearestBeyond(radiusMiles, query);
			return {
				withinRadius: inside.count,
				dealerships: ranks.map((rank) => toNearby(locatedAt(rank), query)),
			};
		},
		clusters: (query) => clusterIndex.search(query, matches.find(query)?.flags),
	};
}

function toNearby(located: LocatedDealership, origin: DistanceQuery): NearbyDealership {
	const position = positionOf(located);
	const miles = position ? milesBetween(origin, position) : 0;
	return {
		...located.dealership,
		distanceMiles: Math.round(miles * 10) / 10,
		...(located.centre && { approximate: true }),
	};
}
