import { type RegionName, regionAbbreviation } from "@nev/contract";
import type { LatLngBoundsLiteral } from "leaflet";
import { toMapLongitude } from "../../dealer-search/geography.js";

/** West, south, east and north in degrees, outwards to a tenth, by postal abbreviation. */
export const stateBounds: Readonly<Record<string, readonly [number, number, number, number]>> = {
	AL: [-88.5, 30.2, -84.9, 35.1],
	AK: [-177, 51.6, -129.9, 71.3],
	AZ: [-114.9, 31.3, -109, 37.1],
	CO: [-109.1, 36.9, -102, 41.1],
	FL: [-87.7, 24.5, -80, 31],
	GA: [-85.6, 30.3, -80.8, 35.1],
	IN: [-88.2, 37.7, -84.7, 41.8],
	KS: [-102.1, 36.9, -94.5, 40.1],
	ME: [-71.1, 43, -66.9, 47.5],
	MA: [-73.6, 41.3, -69.9, 42.9],
	MN: [-97.3, 43.5, -89.5, 49.4],
	NJ: [-75.6, 38.9, -73.9, 41.4],
	NC: [-84.4, 33.8, -75.4, 36.6],
	ND: [-104.1, 45.9, -96.5, 49.1],
	OK: [-103.1, 33.6, -94.4, 37.1],
	PA: [-80.6, 39.7, -74.7, 42.3],
	SD: [-104.1, 42.4, -96.4, 46],
	TX: [-106.7, 25.8, -93.5, 36.5],
	WY: [-111.1, 40.9, -104, 45.1],
	CT: [-73.8, 40.9, -71.7, 42.1],
	MO: [-95.8, 35.9, -89.1, 40.7],
	WV: [-82.7, 37.2, -77.7, 40.7],
	IL: [-91.6, 36.9, -87.4, 42.6],
	NM: [-109.1, 31.3, -103, 37.1],
	AR: [-94.7, 32.9, -89.6, 36.5],
	CA: [-124.5, 32.5, -114.1, 42.1],
	DE: [-75.8, 38.4, -75, 39.9],
	DC: [-77.2, 38.7, -76.9, 39],
	HI: [-159.8, 18.9, -154.8, 22.3],
	IA: [-96.7, 40.3, -90.1, 43.6],
	KY: [-89.6, 36.4, -81.9, 39.2],
	MD: [-79.5, 37.9, -75, 39.8],
	MI: [-90.5, 41.7, -82.4, 48.2],
	MS: [-91.7, 30.1, -88.1, 35.1],
	MT: [-116.1, 44.3, -104, 49.1],
	NH: [-72.6, 42.7, -70.6, 45.4],
	NY: [-79.8, 40.4, -71.8, 45.1],
	OH: [-84.9, 38.4, -80.5, 42],
	OR: [-124.6, 41.9, -116.4, 46.3],
	TN: [-90.4, 34.9, -81.6, 36.7],
	UT: [-114.1, 37, -109, 42.1],
	VA: [-83.7, 36.5, -75.2, 39.5],
	WA: [-124.8, 45.5, -116.9, 49.1],
	WI: [-92.9, 42.4, -86.9, 47],
	NE: [-104.1, 40, -95.3, 43],
	SC: [-83.4, 32, -78.5, 35.3],
	PR: [-67.3, 17.9, -65.6, 18.6],
	ID: [-117.3, 41.9, -111, 49.1],
	NV: [-120, 35, -114, 42],
	VT: [-73.5, 42.7, -71.5, 45.1],
	LA: [-94.1, 28.9, -89, 33.1],
	RI: [-71.9, 41.3, -71.1, 42.1],
	AS: [-170.9, -14.4, -169.4, -14.1],
	GU: [144.6, 13.2, 145, 13.7],
	MP: [145.1, 14.1, 146.1, 18.9],
	VI: [-65.1, 17.6, -64.5, 18.4],
};

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
