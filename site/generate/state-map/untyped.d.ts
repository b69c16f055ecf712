declare module "topojson-simplify" {
	import type { Topology } from "topojson-specification";

	/** A topology with a weight for each point. */
	export type WeightedTopology = Topology & { readonly weighted: unique symbol };

	export function presimplify(topology: Topology): WeightedTopology;
	export function simplify(topology: WeightedTopology, minimumWeight: number): Topology;
	export function filter(
		topology: Topology,
		keep: (ring: unknown, interior: boolean) => boolean,
	): Topology;
	export function filterAttachedWeight(
		topology: Topology,
		minimumWeight: number,
	): (ring: unknown, interior: boolean) => boolean;
}

declare module "polylabel" {
	/** The point within a polygon that is farthest from its outline, and that distance. */
	export default function polylabel(
		polygon: readonly (readonly (readonly number[])[])[],
		precision?: number,
	): readonly [number, number] & { readonly distance: number };
}
