import { type Dealership, type RegionName, radiusChoices } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import type { LatLngBoundsLiteral, Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useId, useState } from "react";
import { MapContainer, useMap } from "react-leaflet";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import {
	fromMapLongitude,
	milesBetween,
	toMapLongitude,
	westernEdge,
} from "../dealer-search/geography.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { prefersReducedMotion, useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { useMessages } from "../messages/index.js";
import { Button } from "../ui/index.js";
import { CooperativeGestures } from "./cooperative-gestures.js";
import { CrowdList } from "./crowd-list.js";
import { DealerMarkers } from "./dealer-markers.js";
import styles from "./element.css?inline";
import { MapAttribution } from "./map-attribution.js";
import { MapButtons } from "./map-buttons.js";
import type { MapOptions } from "./map-options.js";
import { MapRegions } from "./map-regions.js";
import { MapScale } from "./map-scale.js";
import { createMapState, type MapState } from "./map-state.js";
import { contiguousStates, useMapView, viewPadding } from "./map-view.js";
import type { MapViewState } from "./map-view-state.js";
import type { MarkerRenderProps } from "./marker-render-props.js";
import { type LocatorMapMessages, mapTranslations } from "./messages.js";
import { SearchOrigin } from "./search-origin.js";
import { StreetTiles } from "./street-tiles.js";
import { useVectorTileService } from "./vector/use-vector-tile-service.js";
import { VectorTiles } from "./vector/vector-tiles.js";

export { styles };

export interface LocatorMapProps {
	locator: DealerLocatorState;
	/** With the host page's own texts, also those for the map. */
	messages: ListMessages;
	/** What the host page chooses about the map, and its own dealerships, if it has some. */
	options: MapOptions & MarkerRenderProps & { dealerships?: unknown };
	/** The address of vector tiles: a TileJSON document, or a URL with `{z}`, `{x}` and `{y}`. */
	vectorTiles: string | undefined;
	view: MapViewState;
	/** The map's accessible name. */
	label: string;
	/** The state or territory that the dealerships are limited to. */
	state: RegionName | undefined;
	/** Whether there is a list that can show the dealerships of the visible area. */
	hasList: boolean;
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
}

const loadStateBounds = () => loadLazily("state-bounds", () => import("./usa/state-bounds.js"));

/** Loaded only where there are no vector tiles. */
const loadOutlines = () => loadLazily("base-map", () => import("./base-map.js"));

const minZoom = 3;

/** The built-in map and the outlines have no detail for a higher zoom. */
const maxZoom = { builtIn: 14, roads: 16, tiles: 18 };

/** The locator's map. Loaded separately, so that the list never waits for it. */
export function LocatorMap(props: LocatorMapProps) {
	useSignals();
	const { locator, view, vectorTiles, state, onSelect } = props;
	const { rasterTiles, rasterTilesAttribution, gestureHandling, renderMarker } = props.options;
	const messages = useMessages(mapTranslations, props.messages, props.messages);
	const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
	// In a task of its own: what is on the map takes a slow phone as long as the map itself.
	const handleMap = useCallback(
		(newMap: LeafletMap | null) => void setTimeout(() => setLeaflet(newMap)),
		[],
	);
	const [map, setMap] = useState<MapState>();
	const [crowd, setCrowd] = useState<readonly Dealership[]>();
	const closeCrowd = useCallback(() => {
		// The list is removed, so move the focus to the map.
		const container = leaflet?.getContainer();
		const pane = container?.parentElement;
		if (pane?.querySelector(".nev-map-crowd:focus-within")) container?.focus();
		setCrowd(undefined);
	}, [leaflet]);
	const [tileStatus, setTileStatus] = useState<"loading" | "ready" | "failed">("loading");
	useEffect(() => {
		const newMap = createMapState(locator, view);
		setMap(newMap);
		return newMap.dispose;
	}, [locator, view]);
	const haveClustersFailed = map?.hasFailed.value;
	const isAnimated = !prefersReducedMotion();
	const hasFailed = tileStatus === "failed";
	const service = useVectorTileService(rasterTiles && !hasFailed ? undefined : vectorTiles);
	const outlines = useLazyModule(loadOutlines, service.status === "failed");
	const stateBounds = useLazyModule(loadStateBounds, state !== undefined);
	const area = state && stateBounds.module?.boundsOfState(state);
	const highestZoom = rasterTiles
		? maxZoom.tiles
		: service.tiles?.hasRoads
			? maxZoom.roads
			: maxZoom.builtIn;
	useEffect(() => void leaflet?.setMaxZoom(highestZoom), [leaflet, highestZoom]);
	useEffect(() => {
		leaflet?.on("zoomstart", closeCrowd);
		return () => void leaflet?.off("zoomstart", closeCrowd);
	}, [leaflet, closeCrowd]);

	const attribution =
		(rasterTiles && !hasFailed && rasterTilesAttribution) || service.tiles?.attribution;

	/** One loaded tile shows that the service works. It may have no tiles for some areas. */
	function handleTile(hasLoaded: boolean): void {
		setTileStatus((current) => (hasLoaded || current === "ready" ? "ready" : "failed"));
	}

	const { center, zoom } = view.view.peek() ?? {};

	// A map that shows the country first would load its tiles for nothing.
	if (state && !stateBounds.module && stateBounds.status !== "failed") return null;
	return (
		<>
			<MapContainer
				ref={handleMap}
				className="nev-map"
				center={center && [center.latitude, toMapLongitude(center.longitude)]}
				zoom={zoom}
				bounds={area ?? contiguousStates}
				boundsOptions={viewPadding}
				minZoom={minZoom}
				maxZoom={highestZoom}
				maxBounds={[
					[-25, westernEdge],
					[80, -20],
				]}
				zoomSnap={0.25}
				trackResize={false}
				zoomControl={false}
				attributionControl={false}
				zoomAnimation={isAnimated}
				fadeAnimation={isAnimated}
				markerZoomAnimation={isAnimated}
				inertia={isAnimated}
			>
				{leaflet && (
					<>
						<MapName
							label={props.label}
							messages={messages}
							role={props.hasList ? "region" : "group"}
						/>
						{service.tiles && <VectorTiles service={service.tiles} messages={messages} />}
						{service.status === "failed" && outlines.module && (
							<outlines.module.BaseMap points={map?.clusters} />
						)}
						{rasterTiles && <StreetTiles url={rasterTiles} onTile={handleTile} />}
						<SearchOrigin locator={locator} />
						{map && (
							<>
								<MapSync locator={locator} map={map} view={view} area={area} />
								<DealerMarkers
									locator={locator}
									map={map}
									messages={messages}
									onSelect={onSelect}
									onCrowd={setCrowd}
									renderMarker={renderMarker}
								/>
								{props.hasList && <AreaSearch locator={locator} map={map} messages={messages} />}
							</>
						)}
					</>
				)}
			</MapContainer>
			{leaflet && (
				<>
					<MapButtons map={leaflet} messages={messages} />
					{gestureHandling !== "greedy" && (
						<CooperativeGestures map={leaflet} messages={messages} />
					)}
					<div className="nev-map-bottom">
						{service.status !== "loading" && (
							// Above the attribution, which would move it.
							<div className="nev-map-corner">
								{!state && <MapRegions map={leaflet} messages={messages} />}
								<MapScale map={leaflet} />
							</div>
						)}
						{attribution && <MapAttribution html={attribution} />}
					</div>
				</>
			)}
			{crowd && (
				<CrowdList
					key={crowd[0]?.id}
					crowd={crowd}
					messages={messages}
					onSelect={(dealership, byKeyboard) => {
						closeCrowd();
						onSelect(dealership, byKeyboard);
					}}
					onClose={closeCrowd}
				/>
			)}
			<p className="nev-map-note" role="status">
				{hasFailed && !haveClustersFailed && messages.tilesFailed}
			</p>
			{haveClustersFailed && (
				<div className="nev-map-note" role="alert">
					{messages.clustersFailed}{" "}
					<Button
						onClick={() => {
							// The pressed button is removed, so move focus to the map.
							leaflet?.getContainer().focus();
							map?.retry();
						}}
					>
						{messages.retry}
					</Button>
				</div>
			)}
		</>
	);
}

interface MapNameProps {
	label: string;
	messages: LocatorMapMessages;
	/** A group where the whole widget is the map. */
	role: "region" | "group";
}

/** Sets the map's role and name, and its keys as its description. Its markers are one tab stop. */
function MapName({ label, messages, role }: MapNameProps) {
	const map = useMap();
	const hintId = useId();
	useEffect(() => {
		const container = map.getContainer();
		container.setAttribute("role", role);
		container.setAttribute("aria-label", label);
		container.setAttribute("aria-describedby", hintId);
		const markers = map.getPane("markerPane");
		markers?.setAttribute("role", "toolbar");
		markers?.setAttribute("aria-label", messages.markersLabel);
		// The focus has waited for the map beside it.
		if (container.closest(".nev-map-pane")?.matches(":focus")) container.focus();
	}, [map, label, messages, role, hintId]);
	return (
		<span id={hintId} hidden>
			{messages.mapHint}
		</span>
	);
}

interface MapSyncProps {
	locator: DealerLocatorState;
	map: MapState;
	view: MapViewState;
	area: LatLngBoundsLiteral | undefined;
}

function MapSync({ locator, map, view, area }: MapSyncProps) {
	useMapView(locator, map, view, area);
	return null;
}

interface AreaSearchProps {
	locator: DealerLocatorState;
	map: MapState;
	messages: LocatorMapMessages;
}

/** A button that searches the visible area, shown after the visitor has moved the map. */
function AreaSearch({ locator, map, messages }: AreaSearchProps) {
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
