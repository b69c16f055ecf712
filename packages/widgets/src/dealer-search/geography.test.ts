import { describe, expect, test } from "vitest";
import { fromMapLongitude, milesBetween, positionOf, toMapLongitude } from "./geography.js";

const newYork = { latitude: 40.7128, longitude: -74.006 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

describe("the distance", () => {
	test("from New York to Los Angeles is 2,446 miles", () => {
		expect(milesBetween(newYork, losAngeles)).toBeCloseTo(2446, 0);
	});

	test("to the other side of the earth is half its circumference", () => {
		const start = { latitude: 0, longitude: 0 };
		expect(milesBetween(start, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 3958.8, 6);
	});

	test("is the short way across the date line", () => {
		const miles = milesBetween(
			{ latitude: 52, longitude: 179.5 },
			{ latitude: 52, longitude: -179.5 },
		);
		expect(miles).toBeCloseTo(42.5, 0);
	});
});

describe("a dealership's position", () => {
	test("needs both coordinates", () => {
		expect(positionOf({ latitude: 26, longitude: null })).toBeUndefined();
		expect(positionOf({ latitude: null, longitude: -81 })).toBeUndefined();
	});

	test("may be on the equator and on the prime meridian", () => {
		expect(positionOf({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
	});
});

test.each([
	["Guam", 144.79, -215.21],
	["Saipan", 145.75, -214.25],
	["Attu", 172.9, -187.1],
	["Adak", -176.65, -176.65],
	["Pago Pago", -170.7, -170.7],
	["Eastport", -66.98, -66.98],
	["Christiansted", -64.7, -64.7],
])("%s is within the map, and where it is on earth", (_, longitude, onMap) => {
	expect(toMapLongitude(longitude)).toBeCloseTo(onMap, 9);
	expect(fromMapLongitude(onMap)).toBeCloseTo(longitude, 9);
	expect(toMapLongitude(longitude + 360)).toBeCloseTo(onMap, 9);
	expect(fromMapLongitude(longitude - 720)).toBeCloseTo(longitude, 9);
});

test("a longitude that is within stays exactly the same", () => {
	expect(toMapLongitude(-81.7953)).toBe(-81.7953);
	expect(fromMapLongitude(-81.7953)).toBe(-81.7953);
	expect(fromMapLongitude(-180)).toBe(-180);
});
