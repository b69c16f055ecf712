import type { Map as LeafletMap } from "leaflet";
import { useEffect, useReducer } from "react";

/** Renders a component again each time that the map has moved or zoomed. */
export function useMapMoves(map: LeafletMap): void {
	const [, renderAgain] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		map.on("moveend", renderAgain);
		// It may have moved since it was read.
		renderAgain();
		return () => void map.off("moveend", renderAgain);
	}, [map]);
}
