import { expect, it } from "vitest";
import { tileJsonSchema } from "./tile-json.js";

it("a TileJSON needs only addresses of tiles", () => {
	const tiles = ["https://tiles.example.com/{z}/{x}/{y}.mvt"];
	expect(tileJsonSchema.parse({ tiles, scheme: "xyz" })).toEqual({ tiles });
	expect(tileJsonSchema.safeParse({ tiles: [] }).success).toBe(false);
	expect(tileJsonSchema.safeParse({ minzoom: 0 }).success).toBe(false);
	expect(tileJsonSchema.safeParse({ tiles, bounds: [-87, 24, -80] }).success).toBe(false);
});

it("a TileJSON keeps what it says of a layer", () => {
	const layer = { id: "roads", fields: { kind: "String" }, minzoom: 3 };
	const tileJson = { tiles: ["/{z}/{x}/{y}.mvt"], vector_layers: [layer] };
	expect(tileJsonSchema.parse(tileJson)).toEqual(tileJson);
});
