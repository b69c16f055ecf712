import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { observeObstacles } from "./obstacles.js";

/** Keeps the names on the map within its edges, where no vector map does. */
export function NameSides() {
	const map = useMap();
	useEffect(() => {
		const { read, dispose } = observeObstacles(map, map.getContainer(), () => void read());
		map.on("moveend", read);
		return () => {
			map.off("moveend", read);
			dispose();
		};
	}, [map]);
	return null;
}
