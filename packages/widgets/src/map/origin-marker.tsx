import { useSignals } from "@preact/signals-react/runtime";
import { divIcon } from "leaflet";
import { useMemo } from "react";
import { Marker } from "react-leaflet";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { toMapLongitude } from "../dealer-search/geography.js";
import { DistanceRings } from "./distance-rings.js";
import { createMapName } from "./map-marker.js";

/** Marks the origin of a search by distance with its name and with rings. */
export function OriginMarker({ locator }: { locator: DealerLocatorState }) {
	useSignals();
	const mode = locator.mode.value;
	const origin = locator.results.value.near?.origin;
	const name = locator.subject.value;
	// With an element as content: Leaflet would parse a string as HTML.
	const icon = useMemo(() => {
		const content = document.createElement("span");
		if (name) content.append(createMapName(name));
		return divIcon({ html: content, className: "nev-origin", iconSize: [16, 16] });
	}, [name]);
	// The middle of the map is no place that the visitor has named.
	const isMapArea = mode.kind === "near" && mode.isMapArea;
	if (!origin) return null;
	return (
		<>
			{!isMapArea && <DistanceRings origin={origin} radiusMiles={locator.radiusMiles.value} />}
			<Marker
				position={[origin.latitude, toMapLongitude(origin.longitude)]}
				icon={icon}
				interactive={false}
				keyboard={false}
			/>
		</>
	);
}
