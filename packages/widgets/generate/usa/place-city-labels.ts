/// <reference path="./untyped.d.ts" />
import zipcodes from "zipcodes";
import type { CityLabel } from "../../src/map/place-cities.js";
import { project } from "../../src/map/vector/tile-grid.js";
import { cityNames } from "./city-names.js";

/** The zoom levels at which labels may appear. */
const minZoom = 3;
const maxZoom = 8;

/** The minimum distance between the centres of two labels, in pixels. */
const minDistance = { x: 92, y: 26 };

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Finds the lowest zoom at which each city's label does not overlap the label of a larger city.
 */
export function placeCityLabels(): CityLabel[] {
	const cities = cityNames.map((entry) => {
		const [name = "", state = ""] = entry.split(", ");
		const zips = zipcodes.lookupByName(name, state);
		if (zips.length === 0) throw new Error(`${entry} has no ZIP code.`);
		const latitude = round(median(zips.map((zip) => zip.latitude)));
		const longitude = round(median(zips.map((zip) => zip.longitude)));
		return { name, latitude, longitude, point: project(latitude, longitude) };
	});
	const labels: CityLabel[] = [];
	const placed: Point[] = [];
	for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
		const scale = 256 * 2 ** zoom;
		const labelled = new Set(labels.map(([name, latitude]) => `${name} ${latitude}`));
		for (const { name, latitude, longitude, point } of cities) {
			if (labelled.has(`${name} ${latitude}`)) continue;
			if (placed.some((other) => overlaps(point, other, scale))) continue;
			placed.push(point);
			labels.push([name, latitude, longitude, zoom]);
		}
	}
	return labels;
}

function overlaps(a: Point, b: Point, scale: number): boolean {
	return Math.abs(a.x - b.x) * scale < minDistance.x && Math.abs(a.y - b.y) * scale < minDistance.y;
}

function median(numbers: number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function round(degrees: number): number {
	return Math.round(degrees * 100) / 100;
}
