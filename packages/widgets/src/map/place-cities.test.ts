import { expect, test } from "vitest";
import { type CityLabel, placeCities } from "./place-cities.js";

// A flat map with ten pixels per degree.
const project = (latitude: number, longitude: number) => ({ x: longitude * 10, y: -latitude * 10 });

const city = (name: string, latitude: number, longitude: number): CityLabel => [
	name,
	latitude,
	longitude,
	3,
];

const marker = (latitude: number, longitude: number) => ({ latitude, longitude });

function place(cities: CityLabel[], markers: { latitude: number; longitude: number }[] = []) {
	return placeCities(cities, markers, project).map(({ city: [name], side }) => `${name} ${side}`);
}

test("places a label below its city, clear of a marker on the city", () => {
	expect(place([city("Miami", 0, 0)], [marker(0, 0)])).toEqual(["Miami below"]);
});

test("places a label above its city if a marker is below", () => {
	expect(place([city("Miami", 0, 0)], [marker(-3, 0)])).toEqual(["Miami above"]);
});

test("leaves a label out if there are markers below and above", () => {
	expect(place([city("Miami", 0, 0)], [marker(-3, 0), marker(3, 0)])).toEqual([]);
});

test("prefers a label below a city to one above another, in any order", () => {
	const tampa = city("Tampa", 5, 0);
	const miami = city("Miami", 0, 0);
	expect(place([miami, tampa], [marker(-3, 0)])).toEqual(["Tampa below"]);
	expect(place([tampa, miami], [marker(-3, 0)])).toEqual(["Tampa below"]);
});

test("a longer name needs more room", () => {
	const markers = [marker(-3, 4)];
	expect(place([city("Reno", 0, 0)], markers)).toEqual(["Reno below"]);
	expect(place([city("San Francisco", 0, 0)], markers)).toEqual(["San Francisco above"]);
});
