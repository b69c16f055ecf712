import type { LatLngTuple } from "leaflet";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** A closed line of positions, each latitude and longitude in degrees. */
type Ring = LatLngTuple[];

/** The areas of all states: of each its outer ring, and then those of its holes. */
export function outlinesOf(topology: Topology): Ring[][] {
	const { features } = feature(topology, topology.objects.states as GeometryCollection);
	return features.flatMap(({ geometry }) => {
		if (geometry.type === "Polygon") return [turned(geometry.coordinates)];
		return geometry.type === "MultiPolygon" ? geometry.coordinates.map(turned) : [];
	});
}

/** GeoJSON writes the longitude first. */
function turned(rings: number[][][]): Ring[] {
	return rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude]));
}
