import type { Vehicle } from "@nev/contract";
import type { NavigationLink } from "../content/navigation.js";

/** The models that the footer names (specification, section 2), by the slugs of the sample catalogue. */
const specified = ["d6-max-gt4", "d6-max-gt6", "d6-max-xt4", "d6-max-xt6"];

const maxCount = 4;

/**
 * The footer's links to vehicles: the specification's models if they are listed, or else the featured
 * vehicles, or else the first ones.
 */
export function popularVehicles(
	vehicles: readonly Pick<Vehicle, "slug" | "name" | "isFeatured">[],
): NavigationLink[] {
	const popular = [
		vehicles.filter(({ slug }) => specified.includes(slug)),
		vehicles.filter(({ isFeatured }) => isFeatured),
		vehicles,
	].find(({ length }) => length > 0);
	const links = (popular ?? [])
		.slice(0, maxCount)
		.map(({ slug, name }) => ({ to: `/inventory/${slug}`, label: name }));
	return popular?.some(({ slug }) => specified.includes(slug))
		? [...links, { to: "/inventory?search=d6+max", label: "All D6 Max models" }]
		: links;
}
