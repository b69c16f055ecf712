import { vehicleCategories, vehicleSchema } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { readPicture } from "../pictures.js";
import { sampleVehicles } from "./sample-vehicles.js";

const mapAll = <Value>(read: (vehicle: (typeof sampleVehicles)[number]) => Value) =>
	sampleVehicles.map(read);

/** The top speed in mph; 25 by default. */
const topSpeed = ({ specifications }: (typeof sampleVehicles)[number]) =>
	Number.parseInt(specifications.power?.topSpeed ?? "25", 10);

describe("the sample catalogue", () => {
	it("has 33 models", () => {
		expect(sampleVehicles).toHaveLength(33);
	});

	it("costs from $6,695 to $17,995, with one model at $8,995", () => {
		const prices = mapAll(({ price }) => price);
		expect(Math.min(...prices)).toBe(6695);
		expect(Math.max(...prices)).toBe(17995);
		expect(prices.filter((price) => price === 8995)).toHaveLength(1);
	});

	it("has ranges from 25 to 75 miles, as the site's texts say", () => {
		const miles = mapAll(({ range }) => Number.parseInt(range, 10));
		expect(Math.min(...miles)).toBe(25);
		expect(Math.max(...miles)).toBe(75);
	});

	it.each(vehicleCategories)("has at least three models in %s", (category) => {
		const members = sampleVehicles.filter((vehicle) => vehicle.category === category);
		expect(members.length).toBeGreaterThanOrEqual(3);
	});

	it("has models in exactly these series", () => {
		expect([...new Set(mapAll(({ series }) => series))].sort()).toEqual([
			"Carrier",
			"Classic",
			"D3",
			"D5 Maverick",
			"D5 Ranger",
			"D6 Max",
			"Forester",
			"Turfman",
		]);
	});

	it("has the models that the footer links to", () => {
		const slugs = mapAll(({ slug }) => slug);
		expect(slugs).toEqual(
			expect.arrayContaining(["d6-max-gt4", "d6-max-gt6", "d6-max-xt4", "d6-max-xt6"]),
		);
	});

	it("repeats no slug, name, description or picture", () => {
		for (const values of [
			mapAll(({ slug }) => slug),
			mapAll(({ name }) => name),
			mapAll(({ description }) => description),
			mapAll(({ slug }) => readPicture(slug)),
		]) {
			expect(new Set(values).size).toBe(33);
		}
	});

	it("includes default specifications, unavailable models and external links", () => {
		expect(mapAll(({ specifications }) => Object.keys(specifications).length)).toContain(0);
		expect(sampleVehicles.filter(({ isAvailable }) => !isAvailable)).toHaveLength(3);
		expect(sampleVehicles.filter(({ externalUrl }) => externalUrl).length).toBeGreaterThan(1);
	});

	it("has six featured models, all available", () => {
		const featured = sampleVehicles.filter(({ isFeatured }) => isFeatured);
		expect(featured).toHaveLength(6);
		expect(featured.every(({ isAvailable }) => isAvailable)).toBe(true);
	});
});

describe.each(sampleVehicles)("$name", (vehicle) => {
	it("matches the contract", () => {
		expect(vehicleSchema.parse({ id: 1, ...vehicle })).toEqual({ id: 1, ...vehicle });
	});

	it("has a range in miles", () => {
		expect(vehicle.range).toMatch(/^\d+ miles$/);
	});

	it("has a top speed of at most 25 mph, and above 20 if it is street legal", () => {
		expect(topSpeed(vehicle)).toBeLessThanOrEqual(25);
		if (vehicle.features.includes("Street legal")) expect(topSpeed(vehicle)).toBeGreaterThan(20);
	});

	it("has three to six features, and an image named after its slug", () => {
		expect(vehicle.features.length).toBeGreaterThanOrEqual(3);
		expect(vehicle.features.length).toBeLessThanOrEqual(6);
		expect(vehicle.imageUrl).toBe(`/api/images/${vehicle.slug}.svg`);
	});

	it("has a picture that scales, and that a page can have next to others", () => {
		const svg = readPicture(vehicle.slug);
		expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 600">/);
		expect(svg).not.toMatch(/ (id|class|style|href)=|url\(|<(style|defs|text|use|script)\b/);
		expect(svg.length).toBeLessThan(16 * 1024);
	});

	it("links only to example.com", () => {
		expect(vehicle.externalUrl ?? "https://example.com/").toMatch(/^https:\/\/example\.com\//);
	});
});
