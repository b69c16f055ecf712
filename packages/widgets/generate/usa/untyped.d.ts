declare module "topojson-simplify" {
	import type { Objects, Topology } from "topojson-specification";

	/** A topology without properties. */
	export type Outlines = Topology<Objects<object>>;

	/** A topology with a weight for each point. */
	export type WeightedTopology = Topology & { readonly weighted: unique symbol };

	export function presimplify(topology: Topology): WeightedTopology;
	export function simplify(topology: WeightedTopology, minimumWeight: number): Outlines;
	export function filter(
		topology: Outlines,
		keep: (ring: unknown, interior: boolean) => boolean,
	): Outlines;
	export function filterAttachedWeight(
		topology: Outlines,
		minimumWeight: number,
	): (ring: unknown, interior: boolean) => boolean;
}

declare module "zipcodes" {
	interface ZipCode {
		latitude: number;
		longitude: number;
		zip: string;
	}

	const zipcodes: {
		lookupByName(city: string, state: string): ZipCode[];
		/** Takes the postal abbreviation. */
		lookupByState(state: string): ZipCode[];
	};
	export default zipcodes;
}
