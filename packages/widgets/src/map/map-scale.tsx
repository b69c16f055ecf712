import type { Map as LeafletMap } from "leaflet";
import { formatDistance, milesPerUnit } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { milesPerPixelAt } from "./ground-scale.js";
import { useMapMoves } from "./use-map-moves.js";

/** The longest bar, in pixels. */
const maxWidth = 96;

/** The bar's lengths, in miles or kilometres. */
const lengths = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];

/** A bar with its length on the ground, in the middle of the map. */
export function MapScale({ map }: { map: LeafletMap }) {
	const { locale } = useNev();
	useMapMoves(map);
	const milesPerPixel = milesPerPixelAt(map.getCenter().lat, map.getZoom());
	const perUnit = milesPerUnit(locale);
	const length = lengths.find((value) => value * perUnit <= maxWidth * milesPerPixel);
	if (length === undefined) return null;
	const miles = length * perUnit;
	const width = Math.round(miles / milesPerPixel);
	return (
		<p className="nev-map-scale">
			<svg aria-hidden="true" width={width} height="6">
				<path d={`M1 0v5h${width - 2}v-5`} />
			</svg>
			<span>{formatDistance(locale, miles)}</span>
		</p>
	);
}
