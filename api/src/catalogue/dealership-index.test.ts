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

	it("returns the dealership at the very place within any radius", () => {
		const index = indexOf([dealership({ id: 1, latitude: 26, longitude: -81 })]);
		const found = index.near({ ...everywhere, latitude: 26, longitude: -81, radiusMiles: 1e-200 });
		expect(found).toMatchObject({ withinRadius: 1, dealerships: [{ id: 1, distanceMiles: 0 }] });
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
});

it("finds a name however its apostrophe is written", () => {
	const names = ["O'Brien Carts", "O’Brien Carts"];
	const both = indexOf(names.map((name, index) => dealership({ id: index + 1, name })));
	for (const q of ["O'Brien", "o’brien", "O’Brien Carts"]) {
		expect(both.search({ q, limit: 10, offset: 0 }).total, q).toBe(2);
	}
});
