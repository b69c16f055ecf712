import type { LatLngTuple } from "leaflet";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** A closed line of positions, each a latitude and a longitude in degrees. */
type Ring = LatLngTuple[];

/** Converts a topology to the polygons of all states. Each has an outer ring, then its holes. */
export function outlinesOf(topology: Topology): Ring[][] {
	const { features } = feature(topology, topology.objects.states as GeometryCollection);
	return features.flatMap(({ geometry }) => {
		if (geometry.type === "Polygon") return [toLatLng(geometry.coordinates)];
		return geometry.type === "MultiPolygon" ? geometry.coordinates.map(toLatLng) : [];
	});
}

/** Swaps the coordinates: in GeoJSON, the longitude is first. */
function toLatLng(rings: number[][][]): Ring[] {
	return rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude]));
}
