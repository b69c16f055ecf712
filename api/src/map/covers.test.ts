import { expect, it } from "vitest";
import { covers } from "./covers.js";

const town = { minZoom: 6, maxZoom: 12, minLon: -119, minLat: 33.5, maxLon: -117, maxLat: 34.5 };
const world = { minZoom: 0, maxZoom: 10, minLon: -180, minLat: -90, maxLon: 180, maxLat: 90 };

it.each([
	[6, 10, 25, true],
	[12, 702, 1635, true],
	[12, 694, 1635, true],
	[12, 693, 1635, false],
	[12, 716, 1635, true],
	[12, 717, 1635, false],
	[12, 702, 1629, true],
	[12, 702, 1628, false],
	[12, 702, 1643, true],
	[12, 702, 1644, false],
	[5, 5, 12, false],
	[13, 1404, 3270, false],
	[6, 64, 25, false],
])("an archive of a town covers %i/%i/%i: %s", (z, x, y, expected) => {
	expect(covers(town, { z, x, y })).toBe(expected);
});

it.each([
	[0, 0, 0, true],
	[0, 1, 0, false],
	[10, 1023, 1023, true],
	[10, 1023, 1024, false],
	[10, 0, 0, true],
])("an archive of the world covers %i/%i/%i: %s", (z, x, y, expected) => {
	expect(covers(world, { z, x, y })).toBe(expected);
});
