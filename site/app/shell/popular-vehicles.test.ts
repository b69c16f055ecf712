import { expect, it } from "vitest";
import { popularVehicles } from "./popular-vehicles.js";

const vehicle = (slug: string, isFeatured = false) => ({ slug, name: slug, isFeatured });

it("are those of the specification while its models are listed", () => {
	const listed = ["d6-max-gt4", "d6-max-gt6", "d6-max-xt4", "d6-max-xt6"];
	expect(popularVehicles([vehicle("other", true), ...listed.map((slug) => vehicle(slug))])).toEqual(
		[
			...listed.map((slug) => ({ to: `/inventory/${slug}`, label: slug })),
			{ to: "/inventory?search=d6+max", label: "All D6 Max models" },
		],
	);
});

it("are vehicles of another catalogue, the featured ones if there are some", () => {
	const paths = (...vehicles: ReturnType<typeof vehicle>[]) =>
		popularVehicles(vehicles).map(({ to }) => to);
	expect(paths(vehicle("a"), vehicle("b", true))).toEqual(["/inventory/b"]);
	expect(paths(...["a", "b", "c", "d", "e"].map((slug) => vehicle(slug)))).toEqual(
		["a", "b", "c", "d"].map((slug) => `/inventory/${slug}`),
	);
	expect(paths()).toEqual([]);
});
