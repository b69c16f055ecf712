import type { Dealership, DealershipFeature } from "@nev/contract";
import { type LocatedDealership, positionOf } from "../catalogue/located-dealership.js";

/** The address of a dealership's page. */
export type PageUrlOf = (dealership: Pick<Dealership, "id" | "name">) => string;

/** A dealership as a feature of GeoJSON. */
export function toFeature(located: LocatedDealership, pageUrlOf?: PageUrlOf): DealershipFeature {
	const { latitude, longitude, ...properties } = located.dealership;
	const position = positionOf(located);
	return {
		type: "Feature",
		id: properties.id,
		geometry: position
			? { type: "Point", coordinates: [position.longitude, position.latitude] }
			: null,
		properties: {
			...properties,
			...(located.centre && { approximate: true }),
			...(pageUrlOf && { pageUrl: pageUrlOf(located.dealership) }),
		},
	};
}
