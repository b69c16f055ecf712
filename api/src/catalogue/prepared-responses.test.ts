import { paths } from "@nev/contract";
import { sampleVehicles } from "@nev/sample-data";
import { expect, it } from "vitest";
import { createPreparedResponses } from "./prepared-responses.js";

it("a vehicle does not take the place of the featured ones, whatever the database calls it", async () => {
	const vehicles = sampleVehicles
		.slice(0, 1)
		.map(({ drawing: _, ...vehicle }) => ({ ...vehicle, id: 1, slug: "featured" }));
	const bodies = createPreparedResponses({
		vehicles: vehicles.map((vehicle) => ({ ...vehicle, isFeatured: false })),
		states: [],
		dealerships: [],
		images: new Map(),
	});
	const featured = await bodies.get(paths.featuredVehicles);
	expect(Buffer.from(featured?.variants.identity.bytes ?? []).toString()).toBe("[]");
});
