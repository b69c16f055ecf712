/// <reference path="./untyped.d.ts" />
import zipcodes from "zipcodes";
import type { CityLabel } from "./city-label.js";
import { cityNames } from "./city-names.js";

/** The zooms at which labels are placed. */
const firstZoom = 3;
const lastZoom = 8;

/** Two labels need this much room between their middles, in pixels. */
const room = { x: 92, y: 26 };

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Gives each city the first zoom at which its label keeps clear of every larger city's, so that no
 * label is ever drawn over another.
 */
export function placeCityLabels(): CityLabel[] {
	const cities = cityNames.map((entry) => {
		const [name = "", state = ""] = entry.split(", ");
		const zips = zipcodes.lookupByName(name, state);
		if (zips.length === 0) throw new Error(`There is no ZIP code of ${entry}.`);
		const latitude = rounded(median(zips.map((zip) => zip.latitude)));
		const longitude = rounded(median(zips.map((zip) => zip.longitude)));
		return { name, latitude, longitude, point: project(latitude, longitude) };
	});
	const labels: CityLabel[] = [];
	let drawn: Point[] = [];
	for (let zoom = firstZoom; zoom <= lastZoom; zoom += 1) {
		const scale = 256 * 2 ** zoom;
		const already = new Set(labels.map(([name, latitude]) => `${name} ${latitude}`));
		drawn = [...drawn];
		for (const { name, latitude, longitude, point } of cities) {
			if (already.has(`${name} ${latitude}`)) continue;
			if (drawn.some((other) => overlaps(point, other, scale))) continue;
			drawn.push(point);
			labels.push([name, latitude, longitude, zoom]);
		}
	}
	return labels;
}

/** Web map projection (EPSG:3857), the world being one unit wide. */
function project(latitude: number, longitude: number): Point {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return {
		x: longitude / 360 + 0.5,
		y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
	};
}

function overlaps(a: Point, b: Point, scale: number): boolean {
	return Math.abs(a.x - b.x) * scale < room.x && Math.abs(a.y - b.y) * scale < room.y;
}

function median(numbers: number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function rounded(degrees: number): number {
	return Math.round(degrees * 100) / 100;
}
