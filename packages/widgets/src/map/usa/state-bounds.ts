import { type RegionName, regionAbbreviation } from "@nev/contract";
import type { LatLngBoundsLiteral } from "leaflet";
import { stateBounds } from "./state-bounds.generated.js";

/** The bounds of a state, of the District or of Puerto Rico; undefined for another territory. */
export function boundsOfState(state: RegionName): LatLngBoundsLiteral | undefined {
	const bounds = stateBounds[regionAbbreviation(state) ?? ""];
	if (!bounds) return undefined;
	const [west, south, east, north] = bounds;
	return [
		[south, west],
		[north, east],
	];
}
