import type { Cluster, Dealership } from "@nev/contract";
import { expect, test } from "vitest";
import { pointsOf } from "./map-points.js";

const dealership = (id: number, latitude: number, longitude: number): Dealership => ({
	id,
	name: `Dealer ${id}`,
	address: "1 Main St",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "hello@example.com",
	latitude,
	longitude,
});

const single = (id: number, latitude: number, longitude: number): Cluster => ({
	latitude,
	longitude,
	count: 1,
	dealership: dealership(id, latitude, longitude),
});

test("points are from west to east", () => {
	const keys = pointsOf([single(1, 26, -80), single(2, 26, -81)], undefined).map(({ key }) => key);
	expect(keys).toEqual(["2", "1"]);
});

test("two dealerships at one address are beside one another", () => {
	const points = pointsOf([single(1, 26, -81), single(2, 26.00001, -81)], undefined);
	const [a, b] = points.map(({ offset }) => offset);
	expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(24);
	expect(pointsOf([single(1, 26, -81), single(2, 26.01, -81)], undefined)).toMatchObject([
		{ offset: { x: 0, y: 0 } },
		{ offset: { x: 0, y: 0 } },
	]);
});

test("the selected dealership is a point of its own, once", () => {
	const selected = dealership(1, 26, -81);
	expect(pointsOf([{ latitude: 26.1, longitude: -81, count: 4 }], selected)).toHaveLength(2);
	expect(pointsOf([single(1, 26, -81)], selected)).toHaveLength(1);
});
