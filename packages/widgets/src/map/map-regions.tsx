import { type LatLngBounds, type Map as LeafletMap, latLngBounds } from "leaflet";
import { prefersReducedMotion } from "../hooks/index.js";
import { Button } from "../ui/index.js";
import { contiguousStates } from "./map-view.js";
import type { LocatorMapMessages } from "./messages.js";
import { insetPaths } from "./usa/insets.js";
import { useMapMoves } from "./use-map-moves.js";

/** At a higher zoom the map shows a region, and other regions are not what a visitor looks for. */
const maxZoom = 5.5;

/** The parts of the country that a view of the contiguous states does not show. */
const regions = [
	{ name: "alaska", path: insetPaths.AK, bounds: latLngBounds([53, -170], [71.4, -130]) },
	{ name: "hawaii", path: insetPaths.HI, bounds: latLngBounds([18.8, -160.4], [22.3, -154.7]) },
	{ name: "puertoRico", path: insetPaths.PR, bounds: latLngBounds([17.8, -67.4], [18.6, -64.5]) },
] as const;

export interface MapRegionsProps {
	map: LeafletMap;
	messages: LocatorMapMessages;
}

/** Insets of Alaska, Hawaii and Puerto Rico, which go there, and a button back to the contiguous states. */
export function MapRegions({ map, messages }: MapRegionsProps) {
	useMapMoves(map);
	const isAway = !contiguousStates.contains(map.getCenter());
	if (map.getZoom() > maxZoom && !isAway) return null;
	const goTo = (bounds: LatLngBounds) =>
		map.fitBounds(bounds, { animate: !prefersReducedMotion() });
	return (
		<div className="nev-map-regions">
			{regions.map(({ name, path, bounds }) => (
				<Button
					key={name}
					className="nev-map-inset"
					aria-pressed={bounds.contains(map.getCenter())}
					onClick={() => goTo(bounds)}
				>
					<svg viewBox="0 0 36 24" width="36" height="24" aria-hidden="true">
						<path d={path} />
					</svg>
					{messages[name]}
				</Button>
			))}
			{/* Behind the others, so that none moves away under a finger. */}
			{isAway && (
				<Button onClick={() => goTo(contiguousStates)}>{messages.contiguousStates}</Button>
			)}
		</div>
	);
}
