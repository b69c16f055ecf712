import { type RegionName, regionAbbreviation } from "@nev/contract";
import type { LatLngBoundsLiteral } from "leaflet";
import { toMapLongitude } from "../../dealer-search/geography.js";
import { stateBounds } from "./state-bounds.generated.js";

/** The bounds of a state or territory on the map. */
export function boundsOfState(state: RegionName): LatLngBoundsLiteral | undefined {
	const bounds = stateBounds[regionAbbreviation(state) ?? ""];
	if (!bounds) return undefined;
	const [west, south, east, north] = bounds;
	return [
		[south, toMapLongitude(west)],
		[north, toMapLongitude(east)],
	];
}
