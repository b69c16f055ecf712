import { expect, it } from "vitest";
import { editOf } from "./listing-changes.js";

const listing = {
	...{ name: "Mall Carts", address: "100 Mall Way", zipCode: "34102" },
	...{ latitude: 26.14, longitude: -81.79 },
} as Parameters<typeof editOf>[0];

it("a dealer that has moved loses its pin, and one that names its suite does not", () => {
	const suite = { address: "100 Mall Way, Suite 100" };
	expect(editOf(listing, suite)).toEqual(suite);
	const moved = { address: "200 Mall Way" };
	expect(editOf(listing, moved)).toEqual({ ...moved, latitude: null, longitude: null });
});
