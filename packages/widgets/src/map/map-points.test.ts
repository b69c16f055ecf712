import type { Cluster, Dealership } from "@nev/contract";
import { expect, test } from "vitest";
import { gulfCarts } from "../testing/sample-dealership.js";
import { pointsOf } from "./map-points.js";

const dealership = (id: number, latitude: number, longitude: number): Dealership => ({
	...gulfCarts,
	id,
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

test("more than twelve at one address are one point, which has them all", () => {
	const at = (count: number) =>
		Array.from({ length: count }, (_, index) => single(index + 1, 26, -81));
	expect(pointsOf(at(12), undefined)).toHaveLength(12);
	const points = pointsOf([...at(60), single(99, 26.5, -81.5)], undefined);
	expect(points.map(({ count, crowd }) => [count, crowd?.length])).toEqual([
		[1, undefined],
		[60, 60],
	]);
	expect(points[1]).toMatchObject({ offset: { x: 0, y: 0 } });
	expect(points[1]?.dealership).toBeUndefined();
});

test("the selected one of many at one address is beside them", () => {
	const crowd = Array.from({ length: 60 }, (_, index) => single(index + 1, 26, -81));
	const points = pointsOf(crowd, dealership(7, 26, -81));
	expect(points).toHaveLength(2);
	expect(points.find((point) => point.dealership)?.dealership?.id).toBe(7);
	expect(new Set(points.map(({ offset }) => offset.x)).size).toBe(2);
});

test("a cluster that no zoom takes apart is of one address, and is yet to be loaded", () => {
	const cluster = (east: number): Cluster => ({
		latitude: 26,
		longitude: east,
		count: 3,
		bounds: { west: -81, south: 26, east, north: 26.0001 },
	});
	const crowds = pointsOf([cluster(-81), cluster(-80.9999), cluster(-80.999)], undefined);
	expect(crowds.map(({ crowd }) => crowd)).toEqual([[], [], undefined]);
});

test("the selected one of a cluster at one address is beside the cluster", () => {
	const bounds = { west: -81, south: 26, east: -81, north: 26 };
	const points = pointsOf(
		[{ latitude: 26, longitude: -81, count: 3, bounds }],
		dealership(7, 26.00002, -81),
	);
	expect(points.map(({ count, offset }) => [count, Math.abs(offset.x)])).toEqual([
		[1, 15],
		[3, 15],
	]);
});

test("a dealership on an island of the Pacific is to the left of Hawaii", () => {
	expect(pointsOf([single(1, 13.5, 144.75)], undefined)[0]?.position.longitude).toBe(-215.25);
	expect(pointsOf([], dealership(1, 52.7, 174))[0]?.position.longitude).toBe(-186);
});

test("positions that a geocoder has given a few metres apart are one address", () => {
	const around = Array.from({ length: 20 }, (_, index) =>
		single(index + 1, 26.00004 + index * 0.000005, -81.00004 - index * 0.000005),
	);
	const points = pointsOf(around, undefined);
	expect(points.map(({ crowd }) => crowd?.length)).toEqual([20]);
});
