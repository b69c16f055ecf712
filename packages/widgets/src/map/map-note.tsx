import type { Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import type { LatLngTuple, Map as LeafletMap } from "leaflet";
import { X } from "lucide";
import { useEffect, useRef, useState } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { toMapLongitude } from "../dealer-search/geography.js";
import { pressHandlers } from "../lists/press-handlers.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Icon } from "../ui/icon.js";
import { Button, deviceMaps, directionsLink } from "../ui/index.js";
import type { ContactHandler } from "../widget/dealer-contact.js";
import { inTheArea } from "./in-the-area.js";
import type { MapState } from "./map-state.js";
import type { LocatorMapMessages } from "./messages.js";
import { useMapMoves } from "./use-map-moves.js";

/** From this zoom on, visitors look for streets. */
const streetZoom = 13;

export interface MapNoteProps {
	leaflet: LeafletMap;
	locator: DealerLocatorState;
	map: MapState;
	messages: LocatorMapMessages;
	/** Another text, in whose place nothing else is said. */
	text: string | undefined;
	lacksStreets: boolean;
	onContact: ContactHandler | undefined;
}

/**
 * Says a text, or else once that the map has no streets, with directions to a dealership. The latter
 * goes when the visitor closes it or zooms out.
 */
export function MapNote(props: MapNoteProps) {
	const { leaflet, locator, map, messages, text, lacksStreets, onContact } = props;
	useSignals();
	useMapMoves(leaflet);
	const { locale } = useNev();
	const [isOver, setIsOver] = useState(false);
	const isDue = !isOver && lacksStreets && leaflet.getZoom() >= streetZoom;
	useEffect(() => (isDue ? () => setIsOver(true) : undefined), [isDue]);
	const isShown = isDue && text === undefined;
	const mode = locator.mode.value;
	// The middle of the map is no place that the visitor has named.
	const isMapArea = mode.kind === "near" && mode.isMapArea;
	const { dealerships, near } = locator.results.value;
	const [nearestToPlace] =
		near && !isMapArea ? inTheArea(dealerships, locator.radiusMiles.value) : [];
	const onMap = map.clusters.value.flatMap(({ dealership }) => dealership ?? []);
	// The first one stays while the visitor pans, who may have the focus on its link.
	const nearest = useRef<Dealership>(undefined);
	if (isShown)
		nearest.current ??= nearestOnMap(leaflet, [...dealerships, ...onMap]) ?? nearestToPlace;
	const dealership = locator.selected.value ?? nearest.current;
	const href = dealership && directionsLink(dealership, deviceMaps(navigator.userAgent));
	const directions =
		dealership && formatMessage(locale, messages.directionsTo, { name: dealership.name });
	return (
		<div className={isShown || text ? "nev-map-note" : undefined}>
			<div>
				{/* Present before its text, which would not be announced otherwise. */}
				<span role="status">{isShown ? messages.noStreets : text}</span>
				{isShown && dealership && href && (
					<a
						href={href}
						data-contact="directions"
						{...pressHandlers((event) => onContact?.({ kind: "directions", dealership }, event))}
						target="_blank"
						rel="noopener"
						aria-label={`${directions}, ${messages.opensInNewTab}`}
					>
						{directions}
					</a>
				)}
			</div>
			{isShown && (
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
			)}
		</div>
	);
}

/** The dealership on the map that is nearest to its middle. */
function nearestOnMap(map: LeafletMap, dealerships: Dealership[]): Dealership | undefined {
	const bounds = map.getBounds();
	const pointOf = ({ latitude, longitude }: Dealership): LatLngTuple => [
		latitude ?? Infinity,
		toMapLongitude(longitude ?? 0),
	];
	const distanceTo = (dealership: Dealership) => map.distance(map.getCenter(), pointOf(dealership));
	const [nearest] = dealerships
		.filter((dealership) => bounds.contains(pointOf(dealership)))
		.sort((a, b) => distanceTo(a) - distanceTo(b));
	return nearest;
}
