import {
	type Dealership,
	type DealershipPage,
	matchesSearch,
	type NearbyDealership,
	nearestFallbackCount,
	type RegionName,
} from "@nev/contract";
import { around } from "geokdbush";
import KDBush from "kdbush";
import { kilometresPerMile, milesBetween } from "../places/miles-between.js";
import type { LocatedDealership } from "./located-dealership.js";

interface Filter {
	q: string;
	state?: RegionName | undefined;
}

export interface PageRequest extends Filter {
	limit: number;
	offset: number;
}

export interface NearRequest extends Filter {
	latitude: number;
	longitude: number;
	radiusMiles: number;
	limit: number;
	offset?: number;
}

/** Finds dealerships by text and by distance. */
export interface DealershipIndex {
	readonly total: number;
	byId(id: number): Dealership | undefined;
	/** One page of those whose name, city or state contains a text, in the order of the lists. */
	search(request: PageRequest): DealershipPage;
	/** One part of the nearest within the radius; where there is none, the five nearest of all that fit. */
	near(request: NearRequest): { withinRadius: number; dealerships: NearbyDealership[] };
}

type Positioned = LocatedDealership & Required<Pick<LocatedDealership, "position">>;

export function createDealershipIndex(all: readonly LocatedDealership[]): DealershipIndex {
	const ids = new Map(all.map(({ dealership }) => [dealership.id, dealership]));
	const positioned = all.filter((one): one is Positioned => one.position !== undefined);
	const tree = new KDBush(positioned.length);
	for (const { position } of positioned) tree.add(position.longitude, position.latitude);
	tree.finish();

	const fits = ({ dealership, searchText }: LocatedDealership, { q, state }: Filter) =>
		(!state || dealership.state === state) && matchesSearch(searchText, q);

	function nearest(request: NearRequest, count: number, radiusMiles: number): Positioned[] {
		const { latitude, longitude } = request;
		const isWanted = (index: number) => {
			const one = positioned[index];
			return one !== undefined && fits(one, request);
		};
		return around(tree, longitude, latitude, count, radiusMiles * kilometresPerMile, isWanted)
			.map((index) => positioned[index])
			.filter((one) => one !== undefined);
	}

	return {
		total: all.length,
		byId: (id) => ids.get(id),
		search({ limit, offset, ...filter }) {
			const found = all.filter((one) => fits(one, filter));
			return {
				total: found.length,
				dealerships: found.slice(offset, offset + limit).map(({ dealership }) => dealership),
			};
		},
		near(request) {
			const { offset = 0 } = request;
			const within = nearest(request, Number.POSITIVE_INFINITY, request.radiusMiles);
			const shown =
				within.length > 0
					? within.slice(offset, offset + request.limit)
					: nearest(request, nearestFallbackCount, Number.POSITIVE_INFINITY);
			return {
				withinRadius: within.length,
				dealerships: shown.map(({ dealership, position }) => ({
					...dealership,
					distanceMiles: Math.round(milesBetween(request, position) * 10) / 10,
					...(position.isApproximate && { approximate: true }),
				})),
			};
		},
	};
}
