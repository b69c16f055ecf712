import { describe, expect, it } from "vitest";
import { dealership, haversineMiles } from "../../test/dealerships.js";
import { indexDealerships as indexOf, places } from "../../test/index-dealerships.js";

const everywhere = { radiusMiles: 5000, q: "", limit: 100 };

/** All over the world in a fixed, irregular pattern, including the antimeridian and the poles. */
const scattered = Array.from({ length: 700 }, (_, index) =>
	dealership({
		id: index + 1,
		latitude: -89 + ((index * 37.7) % 178),
		longitude: -180 + ((index * 61.3) % 360),
	}),
);

describe("a search by distance", () => {
	it.each([
		["Naples", 26.14, -81.79],
		["the Aleutians, west of the antimeridian", 52.9, 172.9],
		["the Aleutians, east of it", 51.9, -179.9],
		["on the antimeridian", 0, 180],
		["near a pole", 89.5, 10],
		["the equator", 0, 0],
	])("from %s returns what measuring every dealer returns", (_, latitude, longitude) => {
		const origin = { latitude, longitude };
		const measured = scattered
			.map(({ id, latitude, longitude }) => ({
				id,
				miles: haversineMiles(origin, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
			}))
			.sort((a, b) => a.miles - b.miles);
		const found = indexOf(scattered).near({ ...origin, ...everywhere, radiusMiles: 3000 });
		expect(found.withinRadius).toBe(measured.filter(({ miles }) => miles <= 3000).length);
		expect(found.dealerships.map(({ id }) => id)).toEqual(
			measured.slice(0, found.dealerships.length).map(({ id }) => id),
		);
		for (const [index, { distanceMiles }] of found.dealerships.entries()) {
			expect(distanceMiles).toBeCloseTo(measured[index]?.miles ?? 0, 0);
			expect(Math.round(distanceMiles * 10) / 10).toBe(distanceMiles);
		}
	});

	it("crosses the antimeridian", () => {
		const index = indexOf([
			dealership({ id: 1, latitude: 52, longitude: -179.5 }),
			dealership({ id: 2, latitude: 52, longitude: 170 }),
		]);
		const found = index.near({ ...everywhere, latitude: 52, longitude: 179.5, radiusMiles: 60 });
		expect(found).toMatchObject({ withinRadius: 1, dealerships: [{ id: 1, distanceMiles: 42.5 }] });
	});

	it("counts all within the radius and returns as many as the limit", () => {
		const index = indexOf(
			Array.from({ length: 30 }, (_, id) => dealership({ id, latitude: 26 + id / 100 })),
		);
		const found = index.near({ ...everywhere, latitude: 26, longitude: -81.79, limit: 3 });
		expect(found.withinRadius).toBe(30);
		expect(found.dealerships.map(({ id }) => id)).toEqual([0, 1, 2]);
	});

	it("skips the offset, and counts all", () => {
		const index = indexOf(
			Array.from({ length: 30 }, (_, id) => dealership({ id, latitude: 26 + id / 100 })),
		);
		const query = { ...everywhere, latitude: 26, longitude: -81.79, limit: 3 };
		const found = index.near({ ...query, offset: 28 });
		expect(found.withinRadius).toBe(30);
		expect(found.dealerships.map(({ id }) => id)).toEqual([28, 29]);
	});

	it("returns the five nearest of all if none is within the radius", () => {
		const index = indexOf(
			Array.from({ length: 30 }, (_, id) => dealership({ id, latitude: 26 + id })),
		);
		const found = index.near({ ...everywhere, latitude: 20, longitude: -81.79, radiusMiles: 5 });
		expect(found.withinRadius).toBe(0);
		expect(found.dealerships.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
	});

	it("returns the dealership at the very place within any radius", () => {
		const index = indexOf([dealership({ id: 1, latitude: 26, longitude: -81 })]);
		const found = index.near({ ...everywhere, latitude: 26, longitude: -81, radiusMiles: 1e-200 });
		expect(found).toMatchObject({ withinRadius: 1, dealerships: [{ id: 1, distanceMiles: 0 }] });
	});

	it("can be limited to those that match a text", () => {
		const index = indexOf([
			dealership({ id: 1, name: "Gulf Carts" }),
			dealership({ id: 2, name: "Bay Carts", latitude: 27 }),
			dealership({ id: 3, name: "Bay Wheels", latitude: 45 }),
		]);
		const from = { latitude: 26.14, longitude: -81.79, limit: 20 };
		expect(index.near({ ...from, radiusMiles: 100, q: " BAY " })).toMatchObject({
			withinRadius: 1,
			dealerships: [{ id: 2 }],
		});
		expect(index.near({ ...from, radiusMiles: 10, q: "bay" })).toMatchObject({
			withinRadius: 0,
			dealerships: [{ id: 2 }, { id: 3 }],
		});
		expect(index.near({ ...from, radiusMiles: 10, q: "alligator" }).dealerships).toEqual([]);
	});

	it("can be limited to a state", () => {
		const index = indexOf([
			dealership({ id: 1, state: "Georgia" }),
			dealership({ id: 2, state: "Florida", latitude: 27 }),
			dealership({ id: 3, state: "Florida", latitude: 30 }),
		]);
		const from = {
			latitude: 26.14,
			longitude: -81.79,
			q: "",
			limit: 20,
			state: "Florida",
		} as const;
		expect(index.near({ ...from, radiusMiles: 100 })).toMatchObject({
			withinRadius: 1,
			dealerships: [{ id: 2 }],
		});
		expect(index.near({ ...from, radiusMiles: 10 })).toMatchObject({
			withinRadius: 0,
			dealerships: [{ id: 2 }, { id: 3 }],
		});
	});

	it("measures from the ZIP code's centre if a dealer has no coordinates, and says so", () => {
		const centre = places.byZip("34102") ?? { latitude: 0, longitude: 0 };
		const noCoordinates = { latitude: null, longitude: null };
		const index = indexOf([
			dealership({ id: 1, ...noCoordinates, zipCode: "34102-1234" }),
			dealership({ id: 2 }),
			dealership({ id: 3, ...noCoordinates, zipCode: "00000" }),
			dealership({ id: 4, latitude: 26.14, longitude: null, zipCode: "00000" }),
		]);
		const { latitude, longitude } = centre;
		const found = index.near({ ...everywhere, latitude, longitude });
		expect(found.dealerships.map(({ id, approximate }) => [id, approximate])).toEqual([
			[1, true],
			[2, undefined],
		]);
		expect(found.dealerships[0]).toMatchObject({ distanceMiles: 0, ...noCoordinates });
		expect(index.byId(3)?.id).toBe(3);
	});

	it("returns nothing if there are no dealers", () => {
		expect(indexOf([]).near({ ...everywhere, latitude: 26, longitude: -81 })).toEqual({
			withinRadius: 0,
			dealerships: [],
		});
	});
});

describe("a search by text", () => {
	const index = indexOf([
		dealership({ id: 1, name: "Gulf Carts", city: "Naples" }),
		dealership({ id: 2, name: "Bay Carts", city: "Tampa" }),
		dealership({ id: 3, name: "Naples Wheels", city: "Ithaca", state: "New York" }),
	]);
	const firstPage = { q: "", limit: 10, offset: 0 };

	it("matches name, city and state, in any case", () => {
		const ids = (q: string) => index.search({ ...firstPage, q }).dealerships.map(({ id }) => id);
		expect(ids("NAPLES")).toEqual([1, 3]);
		expect(ids("york")).toEqual([3]);
		expect(ids("carts")).toEqual([1, 2]);
		expect(ids("34102")).toEqual([]);
	});

	it("finds a name however its apostrophe is written", () => {
		const names = ["O'Brien Carts", "O’Brien Carts"];
		const both = indexOf(names.map((name, index) => dealership({ id: index + 1, name })));
		for (const q of ["O'Brien", "o’brien", "O’Brien Carts"]) {
			expect(both.search({ ...firstPage, q }).total, q).toBe(2);
		}
	});

	it("can be limited to a state", () => {
		expect(index.search({ ...firstPage, q: "naples", state: "Florida" })).toMatchObject({
			total: 1,
			dealerships: [{ id: 1 }],
		});
	});

	it("returns one page and the total", () => {
		expect(index.search({ q: "", limit: 2, offset: 0 })).toMatchObject({
			total: 3,
			dealerships: [{ id: 1 }, { id: 2 }],
		});
		expect(index.search({ q: "", limit: 2, offset: 2 }).dealerships).toMatchObject([{ id: 3 }]);
		expect(index.search({ q: "", limit: 2, offset: 9 })).toEqual({ total: 3, dealerships: [] });
	});
});
