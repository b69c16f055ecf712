import type { Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import type { Map as LeafletMap } from "leaflet";
import { X } from "lucide";
import { useEffect, useState } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Icon } from "../ui/icon.js";
import { Button, deviceMaps, directionsLink } from "../ui/index.js";
import type { MapState } from "./map-state.js";
import type { LocatorMapMessages } from "./messages.js";
import { useMapMoves } from "./use-map-moves.js";

/** From this zoom on, visitors look for streets. */
const streetZoom = 13;

export interface NoStreetsProps {
	leaflet: LeafletMap;
	locator: DealerLocatorState;
	map: MapState;
	messages: LocatorMapMessages;
}

/**
 * Says once that the map has no streets, with directions to the selected dealership, or else to the
 * one nearest to the middle of the map. It goes when the visitor closes it or zooms out.
 */
export function NoStreets({ leaflet, locator, map, messages }: NoStreetsProps) {
	useSignals();
	useMapMoves(leaflet);
	const { locale } = useNev();
	const [isOver, setIsOver] = useState(false);
	const isShown = !isOver && leaflet.getZoom() >= streetZoom;
	useEffect(() => (isShown ? () => setIsOver(true) : undefined), [isShown]);
	if (!isShown) return null;
	const distanceTo = ({ latitude, longitude }: Dealership) =>
		leaflet.distance(leaflet.getCenter(), [latitude ?? 0, longitude ?? 0]);
	const [nearest] = [
		...locator.results.value.dealerships,
		...map.clusters.value.flatMap(({ dealership }) => dealership ?? []),
	].sort((a, b) => distanceTo(a) - distanceTo(b));
	const dealership = locator.selected.value ?? nearest;
	const href = dealership && directionsLink(dealership, deviceMaps(navigator.userAgent));
	const directions =
		dealership && formatMessage(locale, messages.directionsTo, { name: dealership.name });
	return (
		<>
			<span>
				{messages.noStreets}
				{href && (
					<a
						href={href}
						target="_blank"
						rel="noopener"
						aria-label={`${directions}, ${messages.opensInNewTab}`}
					>
						{directions}
					</a>
				)}
			</span>
			<Button
				variant="quiet"
				aria-label={messages.closeNote}
				icon={<Icon icon={X} />}
				onClick={() => {
					// The pressed button is removed, so move focus to the map.
					leaflet.getContainer().focus();
					setIsOver(true);
				}}
			/>
		</>
	);
}
