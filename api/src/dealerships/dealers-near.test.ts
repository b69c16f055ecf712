import * as fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { haversineMiles } from "../../test/dealerships.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts } from "../../test/stored-leads.js";
import { milesBetween } from "../places/miles-between.js";
import { placeIndex } from "../places/place-index.js";
import { dealerships } from "../storage/schema.js";
import { findDealersNear, findNearestDealer, nearestDealerMiles } from "./dealers-near.js";

const { orm, sql, close } = await openOwnDatabase();
afterAll(close);
const places = placeIndex();

type Dealer = Partial<typeof dealerships.$inferInsert>;

const approved = { reviewedAt: new Date("2026-11-01T12:00:00Z") };

/** Stores dealers, all with other addresses, and returns their ids. */
async function store(dealers: readonly Dealer[]): Promise<number[]> {
	const rows = dealers.map((dealer, index) => ({
		...{ ...gulfCarts, address: `${index + 1} Main Street`, ...approved },
		...dealer,
	}));
	const stored = await orm.insert(dealerships).values(rows).returning({ id: dealerships.id });
	return stored.map(({ id }) => id);
}

beforeEach(async () => {
	await sql("truncate dealerships restart identity cascade");
});

describe("the nearest dealer", () => {
	const naples = places.byZip("34102") ?? { latitude: 0, longitude: 0 };
	const northOf = (miles: number) => ({
		latitude: naples.latitude + miles / 69.0934,
		longitude: naples.longitude,
	});

	it("is the nearest to the ZIP code, with its distance in miles", async () => {
		const [, near] = await store([northOf(12), northOf(-3), northOf(40)]);
		const nearest = await findNearestDealer(orm, "34102-1234");
		expect(nearest).toEqual({ id: near, miles: expect.closeTo(3, 2) });
	});

	it("is where its ZIP code is, if it has no coordinates", async () => {
		const [id] = await store([{ zipCode: "34103-0001", latitude: null, longitude: null }]);
		const point = places.byZip("34103") ?? naples;
		expect(await findNearestDealer(orm, "34102")).toEqual({
			id,
			miles: expect.closeTo(haversineMiles(naples, point), 3),
		});
	});

	it("is the one that was added first of those at the same place", async () => {
		const [first] = await store([northOf(5), northOf(5), northOf(5)]);
		expect(await findNearestDealer(orm, "34102")).toMatchObject({ id: first });
	});

	it.each<[string, Dealer]>([
		["not visible", { visibility: "hidden" }],
		["not approved", { reviewedAt: null }],
		["paused", { pausedUntil: "2036-12-24" }],
		["too far away", northOf(nearestDealerMiles + 0.1)],
		["at no place that is known", { latitude: null, longitude: null, zipCode: "00000" }],
	])("is none that is %s", async (_, other) => {
		await store([{ ...northOf(1), ...other }]);
		expect(await findNearestDealer(orm, "34102")).toBeUndefined();
		const [id] = await store([{ ...northOf(2), address: "9 Main Street" }]);
		expect(await findNearestDealer(orm, "34102")).toMatchObject({ id });
	});

	it.each(["00000", "99999", "", "M5V"])("is unknown for %j, which is no ZIP code", async (zip) => {
		await store([northOf(1)]);
		expect(await findNearestDealer(orm, zip)).toBeUndefined();
	});
});

it("finds the same dealers as a look at each of them, in the same order", async () => {
	// A coarse grid, so that several are at the same distance; past the date line too.
	const latitude = fc.integer({ min: -20, max: 90 * 4 }).map((quarter) => quarter / 4);
	const longitude = fc.integer({ min: -180 * 4, max: 180 * 4 }).map((quarter) => quarter / 4);
	const point = fc.oneof(
		fc.record({ latitude, longitude }),
		fc.record({
			latitude: fc.constantFrom(26, 26.25, 26.5),
			longitude: fc.constantFrom(-81, -81.5),
		}),
		fc.record({
			latitude: fc.constantFrom(52, 52.25),
			longitude: fc.constantFrom(-180, 179.75, 180),
		}),
	);
	const zipCode = fc.constantFrom("34102", "34103", "33602", "99546", "00000");
	const nowhere = fc.constant({ latitude: null, longitude: null });
	const dealer = fc
		.tuple(fc.oneof({ arbitrary: point, weight: 4 }, nowhere), zipCode)
		.map(([where, zip]) => ({ ...where, zipCode: zip }));
	await fc.assert(
		fc.asyncProperty(
			fc.array(dealer, { minLength: 1, maxLength: 30 }),
			point,
			fc.constantFrom(20, 60, 250, 3000, 13_000),
			async (dealers, origin, miles) => {
				await sql("truncate dealerships restart identity cascade");
				await store(dealers);
				const expected = dealers
					.flatMap(({ latitude, longitude, zipCode }, index) => {
						const where =
							latitude === null || longitude === null
								? places.locateZip(zipCode)
								: { latitude, longitude };
						return where ? [{ id: index + 1, miles: milesBetween(origin, where) }] : [];
					})
					.filter((one) => one.miles <= miles)
					.sort((a, b) => a.miles - b.miles || a.id - b.id);
				const found = await findDealersNear(orm, origin, miles, undefined);
				expect(found).toEqual(expected);
			},
		),
		{ numRuns: 25 },
	);
});
