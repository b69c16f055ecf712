import { radiusChoices } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useMap } from "react-leaflet";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { fromMapLongitude, milesBetween } from "../dealer-search/geography.js";
import { Button } from "../ui/index.js";
import type { MapState } from "./map-state.js";
import type { LocatorMapMessages } from "./messages.js";

export interface AreaSearchProps {
	locator: DealerLocatorState;
	map: MapState;
	messages: LocatorMapMessages;
}

/** A button that searches the visible area, shown after the visitor has moved the map. */
export function AreaSearch({ locator, map, messages }: AreaSearchProps) {
	useSignals();
	const leaflet = useMap();
	if (!map.isMoved.value) return null;

	function search(): void {
		const { lat: latitude, lng } = leaflet.getCenter();
		const longitude = fromMapLongitude(lng);
		const corner = leaflet.getBounds().getNorthEast();
		const miles = milesBetween(
			{ latitude, longitude },
			{ latitude: corner.lat, longitude: corner.lng },
		);
		const radius = radiusChoices.find((choice) => choice >= miles) ?? radiusChoices.at(-1) ?? miles;
		// The pressed button is removed, so move focus to the map.
		leaflet.getContainer().focus();
		locator.searchMapArea({ latitude, longitude }, radius, messages.mapArea);
	}

	return (
		<div className="nev-area-search leaflet-top">
			<Button variant="secondary" className="leaflet-control" onClick={search}>
				{messages.searchThisArea}
			</Button>
		</div>
	);
}
