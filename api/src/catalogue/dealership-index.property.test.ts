import { isDeepStrictEqual } from "node:util";
import {
	type Dealership,
	dealershipSearchText,
	matchesSearch,
	type RegionName,
} from "@nev/contract";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dealership, haversineMiles } from "../../test/dealerships.js";
import { places } from "../../test/index-dealerships.js";
import { createDealershipIndex } from "./dealership-index.js";
import { applyChanges, type DealershipChange, emptyRows } from "./dealership-rows.js";

// Few different words, so that searches match and several dealers have the same text.
const words = ["Naples", "San", "Santa Ana", "carts", "EV", "of", "Ñandú", "naPa", "a  b"];
const text = fc
	.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
	.map((parts) => parts.join(" "));
const state = fc.constantFrom<RegionName[]>("Florida", "New York", "New Mexico", "Guam");
const change: fc.Arbitrary<DealershipChange> = fc.oneof(
	fc
		.record({
			id: fc.integer({ min: 1, max: 60 }),
			name: text,
			city: text,
			state,
			zipCode: fc.constantFrom("34102", "00000"),
			latitude: fc.option(fc.double({ min: -80, max: 80, noNaN: true })),
			longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
		})
		.map(dealership),
	fc.record({ id: fc.integer({ min: 1, max: 60 }), isGone: fc.constant(true as const) }),
);
/** Batches of changes. In one batch no dealership changes twice. */
const batches = fc.array(fc.uniqueArray(change, { selector: ({ id }) => id, maxLength: 40 }), {
	minLength: 1,
	maxLength: 4,
});
const filter = fc.record({
	q: fc.oneof(
		text.chain((typed) =>
			fc
				.tuple(fc.nat(typed.length), fc.nat(typed.length))
				.map(([from, to]) => typed.slice(Math.min(from, to), Math.max(from, to))),
		),
		fc.constantFrom("s", "na", "n f", "a b", "a  b", "florida", "a\nb", "ÑAN", "zz"),
	),
	state: fc.option(state, { nil: undefined }),
});
const page = { limit: fc.integer({ min: 1, max: 30 }), offset: fc.nat(20) };

/** What a program without an index keeps and does. */
function scan(changes: readonly (readonly DealershipChange[])[]) {
	const byId = new Map<number, Dealership>();
	for (const change of changes.flat()) {
		if ("isGone" in change) byId.delete(change.id);
		else byId.set(change.id, change);
	}
	const keyOf = ({ state, city, name }: Dealership) => [state, city, name].join("\0");
	return [...byId.values()].sort(
		(a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0) || a.id - b.id,
	);
}

function indexAfter(changes: readonly (readonly DealershipChange[])[]) {
	let rows = emptyRows();
	let index = createDealershipIndex(rows);
	for (const batch of changes) {
		rows = applyChanges(rows, batch, places);
		index = createDealershipIndex(rows);
	}
	return index;
}

const matching = (all: Dealership[], { q, state }: { q: string; state?: string | undefined }) =>
	all.filter(
		(candidate) =>
			(!state || candidate.state === state) && matchesSearch(dealershipSearchText(candidate), q),
	);

/** Where a dealership is: at its ZIP code's centre if it has no coordinates. */
function positionOf({ latitude, longitude, zipCode }: Dealership) {
	return latitude !== null && longitude !== null ? { latitude, longitude } : places.byZip(zipCode);
}

it("a search by text returns what a scan of all returns, in its order, after any changes", () => {
	fc.assert(
		fc.property(batches, filter, fc.record(page), (changes, filter, { limit, offset }) => {
			const index = indexAfter(changes);
			const matches = matching(scan(changes), filter);
			expect(index.search({ ...filter, limit, offset })).toEqual({
				total: matches.length,
				dealerships: matches.slice(offset, offset + limit),
			});
			expect(index.all()).toEqual(scan(changes));
		}),
	);
});

it("an index goes on answering for its own moment while the next ones are built", () => {
	fc.assert(
		fc.property(batches, batches, filter, (changes, later, filter) => {
			let rows = emptyRows();
			for (const batch of changes) rows = applyChanges(rows, batch, places);
			const index = createDealershipIndex(rows);
			for (const batch of later) rows = applyChanges(rows, batch, places);
			const all = scan(changes);
			expect(index.search({ ...filter, limit: 100, offset: 0 }).dealerships).toEqual(
				matching(all, filter),
			);
			for (const dealer of all) expect(index.byId(dealer.id)).toBe(dealer);
			expect(index.ofState("Florida")).toEqual(all.filter(({ state }) => state === "Florida"));
		}),
	);
});

it("a search by distance returns what measuring every dealer returns", () => {
	const origin = {
		latitude: fc.double({ min: -89, max: 89, noNaN: true }),
		longitude: fc.double({ min: -180, max: 180, noNaN: true }),
	};
	const query = fc.record({ ...origin, ...page, radiusMiles: fc.integer({ min: 1, max: 5000 }) });
	fc.assert(
		fc.property(batches, filter, query, (changes, filter, query) => {
			const measured = matching(scan(changes), filter)
				.flatMap((dealer) => {
					const position = positionOf(dealer);
					return position ? [{ dealer, position, miles: haversineMiles(query, position) }] : [];
				})
				.sort((a, b) => a.miles - b.miles);
			const { withinRadius, dealerships } = indexAfter(changes).near({ ...filter, ...query });
			const within = measured.filter(({ miles }) => miles <= query.radiusMiles);
			const expected =
				within.length > 0
					? within.slice(query.offset, query.offset + query.limit)
					: measured.slice(0, 5);
			expect(withinRadius).toBe(within.length);
			// By distance and not by id: two formulas order two of nearly the same distance differently.
			const found = dealerships.map(({ id }) =>
				measured.findIndex(({ dealer }) => dealer.id === id),
			);
			expect(new Set(found).size).toBe(expected.length);
			for (const [index, place] of found.entries()) {
				expect(measured[place]?.miles).toBeCloseTo(expected[index]?.miles ?? Number.NaN, 2);
				const previous = measured[found[index - 1] ?? -1];
				const isAtOnePlace = isDeepStrictEqual(previous?.position, measured[place]?.position);
				if (isAtOnePlace) expect(place).toBeGreaterThan(found[index - 1] ?? -1);
			}
		}),
	);
});

it("the clusters of a map count each matching dealer with a position once, at every zoom", () => {
	const world = { west: -180, south: -90, east: 180, north: 90 };
	fc.assert(
		fc.property(batches, filter, fc.integer({ min: 0, max: 22 }), (changes, filter, zoom) => {
			const expected = matching(scan(changes), filter).filter(positionOf);
			const clusters = indexAfter(changes).clusters({ ...world, ...filter, zoom });
			expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
			const ids = new Set(expected.map(({ id }) => id));
			for (const { count, dealership } of clusters) {
				expect(dealership !== undefined).toBe(count === 1);
				if (dealership) expect(ids).toContain(dealership.id);
			}
		}),
	);
});
