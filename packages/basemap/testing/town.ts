import type { Feature, Geometry } from "geojson";

/** West, south, east, north in degrees. East of -118 there is nothing. */
export const townBounds = [-119, 33.5, -117, 34.5] as const;

type Features = readonly Feature[];

/** A town with streets, in the layers and with the properties of the Protomaps basemap, version 4. */
export const townLayers: Readonly<Record<string, Features>> = {
	earth: [area({ kind: "earth" }, -119, 33.5, -118, 34.5)],
	landcover: [area({ kind: "urban_area" }, -118.3, 34.0, -118.2, 34.1)],
	water: [area({ kind: "lake", name: "Test Lake" }, -118.3, 34.2, -118.2, 34.25)],
	landuse: [area({ kind: "park", name: "Test Park" }, -118.3, 34.0, -118.25, 34.05)],
	boundaries: [line({ kind: "county", kind_detail: 6 }, [-118.7, 33.5], [-118.7, 34.5])],
	roads: [
		line(
			{ kind: "highway", kind_detail: "motorway", name: "Test Freeway", shield_text: "10" },
			[-119, 34.06],
			[-118, 34.06],
		),
		line(
			{ kind: "major_road", kind_detail: "primary", name: "Main St" },
			[-118.4, 34.03],
			[-118.1, 34.03],
		),
		...[-118.3, -118.25, -118.2].map((longitude, i) =>
			line(
				{ kind: "minor_road", kind_detail: "residential", name: `${i + 1}th St` },
				[longitude, 34],
				[longitude, 34.1],
			),
		),
	],
	buildings: [area({ kind: "building" }, -118.262, 34.041, -118.26, 34.043)],
	places: [
		point(
			{
				kind: "locality",
				kind_detail: "city",
				name: "Testville",
				"name:es": "Villa Prueba",
				population_rank: 11,
			},
			-118.25,
			34.05,
		),
		point({ kind: "neighbourhood", kind_detail: "suburb", name: "Old Test" }, -118.3, 34.07),
	],
};

/** A feature in another place, so many degrees to the east and to the north. */
export function moveFeature(
	{ geometry, ...feature }: Feature,
	east: number,
	north: number,
): Feature {
	const moved = JSON.stringify(geometry, (_key, value) => {
		const isPosition = Array.isArray(value) && typeof value[0] === "number";
		return isPosition ? [value[0] + east, value[1] + north] : value;
	});
	return { ...feature, geometry: JSON.parse(moved) };
}

function feature(properties: Feature["properties"], geometry: Geometry): Feature {
	return { type: "Feature", properties, geometry };
}

function area(
	properties: object,
	west: number,
	south: number,
	east: number,
	north: number,
): Feature {
	const ring = [
		[west, south],
		[east, south],
		[east, north],
		[west, north],
		[west, south],
	];
	return feature({ ...properties }, { type: "Polygon", coordinates: [ring] });
}

function line(properties: object, ...coordinates: [number, number][]): Feature {
	return feature({ ...properties }, { type: "LineString", coordinates });
}

function point(properties: object, longitude: number, latitude: number): Feature {
	return feature({ ...properties }, { type: "Point", coordinates: [longitude, latitude] });
}
