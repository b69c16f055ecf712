import { type DealershipFeature, dealershipPath } from "@nev/contract";
import { type LocatedDealership, positionOf } from "../catalogue/located-dealership.js";

/**
 * A dealership as a feature of GeoJSON.
 *
 * @param publicUrl the site's origin; its page has no address without
 */
export function toFeature(located: LocatedDealership, publicUrl?: string): DealershipFeature {
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
			...(publicUrl && { pageUrl: publicUrl + dealershipPath(located.dealership) }),
		},
	};
}
