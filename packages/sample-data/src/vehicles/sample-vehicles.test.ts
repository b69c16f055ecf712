import { vehicleCategories, vehicleSchema } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { drawVehicle, sampleVehicles } from "./index.js";

const all = <Value>(read: (vehicle: (typeof sampleVehicles)[number]) => Value) =>
	sampleVehicles.map(read);

/** The top speed in mph, where the vehicle says one. */
const topSpeed = ({ specifications }: (typeof sampleVehicles)[number]) =>
	Number.parseInt(specifications.power?.topSpeed ?? "25", 10);

describe("the sample catalogue", () => {
	it("has 33 models", () => {
		expect(sampleVehicles).toHaveLength(33);
	});

	it("costs from $6,695 to $17,995, with one model at $8,995", () => {
		const prices = all(({ price }) => price);
		expect(Math.min(...prices)).toBe(6695);
		expect(Math.max(...prices)).toBe(17995);
		expect(prices.filter((price) => price === 8995)).toHaveLength(1);
	});

	it.each(vehicleCategories)("has at least three models in %s", (category) => {
		const members = sampleVehicles.filter((vehicle) => vehicle.category === category);
		expect(members.length).toBeGreaterThanOrEqual(3);
	});

	it("has models in every series and in no other", () => {
		expect([...new Set(all(({ series }) => series))].sort()).toEqual([
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
		const slugs = all(({ slug }) => slug);
		expect(slugs).toEqual(
			expect.arrayContaining(["d6-max-gt4", "d6-max-gt6", "d6-max-xt4", "d6-max-xt6"]),
		);
	});

	it("repeats no slug, name, description or body colour", () => {
		for (const values of [
			all(({ slug }) => slug),
			all(({ name }) => name),
			all(({ description }) => description),
			all(({ drawing }) => drawing.paint.body),
		]) {
			expect(new Set(values).size).toBe(33);
		}
	});

	it("draws no two models alike", () => {
		expect(new Set(all(({ drawing }) => drawVehicle(drawing))).size).toBe(33);
	});

	it("shows defaults, unavailable models and links to a maker", () => {
		expect(all(({ specifications }) => Object.keys(specifications).length)).toContain(0);
		expect(sampleVehicles.filter(({ isAvailable }) => !isAvailable)).toHaveLength(3);
		expect(sampleVehicles.filter(({ externalUrl }) => externalUrl).length).toBeGreaterThan(1);
	});

	it("features six models, all of them available", () => {
		const featured = sampleVehicles.filter(({ isFeatured }) => isFeatured);
		expect(featured).toHaveLength(6);
		expect(featured.every(({ isAvailable }) => isAvailable)).toBe(true);
	});
});

describe.each(sampleVehicles)("$name", (vehicle) => {
	it("is a vehicle of the contract", () => {
		const { drawing, ...rest } = vehicle;
		expect(vehicleSchema.parse({ id: 1, ...rest })).toEqual({ id: 1, ...rest });
	});

	it("has a range of 25 to 75 miles", () => {
		const miles = Number(/^(\d+) miles$/.exec(vehicle.range)?.[1]);
		expect(miles).toBeGreaterThanOrEqual(25);
		expect(miles).toBeLessThanOrEqual(75);
	});

	it("goes at most 25 mph, and above 20 where it is called street legal", () => {
		expect(topSpeed(vehicle)).toBeLessThanOrEqual(25);
		if (vehicle.features.includes("Street legal")) expect(topSpeed(vehicle)).toBeGreaterThan(20);
	});

	it("has three to six badges and a picture named after it", () => {
		expect(vehicle.features.length).toBeGreaterThanOrEqual(3);
		expect(vehicle.features.length).toBeLessThanOrEqual(6);
		expect(vehicle.imageUrl).toBe(`/api/images/${vehicle.slug}.svg`);
	});

	it("is drawn with as many seats as it says", () => {
		const badge = vehicle.features.find((feature) => feature.endsWith(" seats"));
		expect(badge).toBe(`${vehicle.drawing.rows.length * 2} seats`);
	});

	it("is drawn lifted when it says so, and only then", () => {
		const lifted = vehicle.features.includes("Lifted");
		expect(vehicle.drawing.stance).toBe(lifted ? "lifted" : "street");
	});

	it("links, where it links, to an example", () => {
		expect(vehicle.externalUrl ?? "https://example.com/").toMatch(/^https:\/\/example\.com\//);
	});
});
