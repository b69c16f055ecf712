import type { Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { divIcon } from "leaflet";
import { useEffect, useState } from "react";
import { AttributionControl, MapContainer, Marker, useMap, ZoomControl } from "react-leaflet";
import { prefersReducedMotion } from "../../hooks/index.js";
import { Button } from "../../ui/index.js";
import { type DealerLocatorState, radiusChoices } from "../dealer-locator-state.js";
import { milesBetween } from "../geography.js";
import type { DealerLocatorMessages } from "../messages.js";
import { BaseMap } from "./base-map.js";
import { DealerMarkers } from "./dealer-markers.js";
import { createMapState, type MapState } from "./map-state.js";
import { contiguousStates, useMapView } from "./map-view.js";
import { StreetTiles, type TileService } from "./street-tiles.js";

export interface LocatorMapProps {
	locator: DealerLocatorState;
	messages: DealerLocatorMessages;
	tiles?: TileService | undefined;
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
}

/** As far as the outlines go; with street tiles one can come nearer. */
const deepestZoom = { outlines: 14, tiles: 18 };
const shallowestZoom = 3;

/** The map of the locator. Fetched after the list, which never waits for it. */
export function LocatorMap({ locator, messages, tiles, onSelect }: LocatorMapProps) {
	const [map, setMap] = useState<MapState>();
	const [tileState, setTileState] = useState<"waiting" | "working" | "failing">("waiting");
	useEffect(() => {
		const created = createMapState(locator);
		setMap(created);
		return created.dispose;
	}, [locator]);
	const canMove = !prefersReducedMotion();

	/** One tile that comes is enough: a service lacks tiles where there is nothing to see. */
	function noteTile(hasCome: boolean): void {
		setTileState((before) => (hasCome || before === "working" ? "working" : "failing"));
	}

	return (
		<>
			<MapContainer
				className="nev-map"
				bounds={contiguousStates}
				minZoom={shallowestZoom}
				maxZoom={tiles ? deepestZoom.tiles : deepestZoom.outlines}
				maxBounds={[
					[-25, -220],
					[80, -20],
				]}
				zoomSnap={0.25}
				trackResize={false}
				zoomControl={false}
				attributionControl={false}
				zoomAnimation={canMove}
				fadeAnimation={canMove}
				markerZoomAnimation={canMove}
				inertia={canMove}
			>
				<Description messages={messages} />
				<BaseMap points={map?.clusters} />
				{tiles && <StreetTiles tiles={tiles} onAnswer={noteTile} />}
				{tiles?.attribution && <AttributionControl prefix={false} />}
				<OriginMarker locator={locator} />
				{map && (
					<>
						<MapSync locator={locator} map={map} />
						<DealerMarkers locator={locator} map={map} messages={messages} onSelect={onSelect} />
						<AreaSearch locator={locator} map={map} messages={messages} />
					</>
				)}
				<ZoomControl
					// Leaflet writes the titles once, so another language needs another control.
					key={messages.zoomIn}
					position="topright"
					zoomInTitle={messages.zoomIn}
					zoomOutTitle={messages.zoomOut}
				/>
			</MapContainer>
			<p className="nev-map-note" role="status">
				{tileState === "failing" && messages.tilesFailed}
			</p>
		</>
	);
}

function Description({ messages }: { messages: DealerLocatorMessages }) {
	const map = useMap();
	useEffect(() => {
		const container = map.getContainer();
		container.setAttribute("role", "region");
		container.setAttribute("aria-label", `${messages.mapLabel}. ${messages.mapHint}`);
	}, [map, messages]);
	return null;
}

function MapSync({ locator, map }: { locator: DealerLocatorState; map: MapState }) {
	useMapView(locator, map);
	return null;
}

const originIcon = () => divIcon({ html: "", className: "nev-origin", iconSize: [16, 16] });

/** Where a search by distance started. */
function OriginMarker({ locator }: { locator: DealerLocatorState }) {
	useSignals();
	const [icon] = useState(originIcon);
	const origin = locator.results.value.near?.origin;
	if (!origin) return null;
	return (
		<Marker
			position={[origin.latitude, origin.longitude]}
			icon={icon}
			interactive={false}
			keyboard={false}
		/>
	);
}

interface AreaSearchProps {
	locator: DealerLocatorState;
	map: MapState;
	messages: DealerLocatorMessages;
}

/** Offers to search where the visitor has moved the map. */
function AreaSearch({ locator, map, messages }: AreaSearchProps) {
	useSignals();
	const leaflet = useMap();
	if (!map.isMoved.value) return null;

	function search(): void {
		const { lat: latitude, lng: longitude } = leaflet.getCenter();
		const corner = leaflet.getBounds().getNorthEast();
		const reach = milesBetween(
			{ latitude, longitude },
			{ latitude: corner.lat, longitude: corner.lng },
		);
		const radius = radiusChoices.find((choice) => choice >= reach) ?? radiusChoices.at(-1) ?? reach;
		// The offer goes with the press, and the focus must not go with it.
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
