import { expect, it } from "vitest";
import { tileAt } from "./tile-at.js";

it.each([
	[{ longitude: -118.25, latitude: 34.05 }, 12, 702, 1635],
	[{ longitude: 0, latitude: 0 }, 1, 1, 1],
	[{ longitude: 144.79, latitude: 13.48 }, 9, 461, 236],
	[{ longitude: 180, latitude: 90 }, 4, 15, 0],
	[{ longitude: -180, latitude: -90 }, 4, 0, 15],
])("%o is on %i/%i/%i", (point, z, x, y) => {
	expect(tileAt(point, z)).toEqual({ z, x, y });
});
