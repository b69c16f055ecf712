import type { Map as LeafletMap } from "leaflet";
import { Button } from "../ui/index.js";
import type { MapMessages } from "./messages.js";
import { useMapMoves } from "./use-map-moves.js";

export interface MapButtonsProps {
	map: LeafletMap;
	messages: Pick<MapMessages, "zoomIn" | "zoomOut">;
}

/** The zoom buttons, named by their tooltips. They are outside of the map's element, so that a press never drags the map. */
export function MapButtons({ map, messages }: MapButtonsProps) {
	useMapMoves(map);
	const zoom = map.getZoom();
	return (
		<div className="nev-map-buttons">
			<Button
				title={messages.zoomIn}
				aria-disabled={zoom >= map.getMaxZoom()}
				onClick={() => map.zoomIn()}
			>
				<span aria-hidden="true">+</span>
			</Button>
			<Button
				title={messages.zoomOut}
				aria-disabled={zoom <= map.getMinZoom()}
				onClick={() => map.zoomOut()}
			>
				<span aria-hidden="true">−</span>
			</Button>
		</div>
	);
}
