import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.js";
import type { CityLabel } from "./usa/city-label.js";

// Ten pixels to a degree, on a map that is flat.
const project = (latitude: number, longitude: number) => ({ x: longitude * 10, y: -latitude * 10 });

const city = (name: string, latitude: number, longitude: number): CityLabel => [
	name,
	latitude,
	longitude,
	3,
];

const marker = (latitude: number, longitude: number) => ({ latitude, longitude });

function place(cities: CityLabel[], markers: { latitude: number; longitude: number }[] = []) {
	return placeLabels(cities, markers, project).map(({ city: [name], side }) => `${name} ${side}`);
}

test("a name stands below its city, where the city's own marker does not cover it", () => {
	expect(place([city("Miami", 0, 0)], [marker(0, 0)])).toEqual(["Miami below"]);
});

test("it stands above where a marker is below", () => {
	expect(place([city("Miami", 0, 0)], [marker(-3, 0)])).toEqual(["Miami above"]);
});

test("it is left out where there are markers on both sides", () => {
	expect(place([city("Miami", 0, 0)], [marker(-3, 0), marker(3, 0)])).toEqual([]);
});

test("a name above its city never covers one below another, whichever comes first", () => {
	const tampa = city("Tampa", 5, 0);
	const miami = city("Miami", 0, 0);
	expect(place([miami, tampa], [marker(-3, 0)])).toEqual(["Tampa below"]);
	expect(place([tampa, miami], [marker(-3, 0)])).toEqual(["Tampa below"]);
});

test("the longer a name, the more room it needs", () => {
	const beside = [marker(-3, 4)];
	expect(place([city("Reno", 0, 0)], beside)).toEqual(["Reno below"]);
	expect(place([city("San Francisco", 0, 0)], beside)).toEqual(["San Francisco above"]);
});
