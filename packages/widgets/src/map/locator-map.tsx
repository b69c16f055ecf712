import type { Dealership, RegionName } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import type { LatLngBoundsLiteral, Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useId, useState } from "react";
import { useMap } from "react-leaflet";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { toMapLongitude, westernEdge } from "../dealer-search/geography.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { useMessages } from "../messages/index.js";
import { Button } from "../ui/index.js";
import type { ContactHandler } from "../widget/dealer-contact.js";
import { AreaSearch } from "./area-search.js";
import type { MapOptions } from "./controller.js";
import { CrowdList } from "./crowd-list.js";
import { DealerMarkers } from "./dealer-markers.js";
import styles from "./element.css?inline";
import { MapFrame } from "./map-frame.js";
import { MapNote } from "./map-note.js";
import type { MapPoint } from "./map-points.js";
import { MapRegions } from "./map-regions.js";
import { createMapState, type MapState } from "./map-state.js";
import { contiguousStates, surroundingsOf, useMapView, viewPadding } from "./map-view.js";
import type { MapViewState } from "./map-view-state.js";
import type { MarkerRenderProps } from "./marker-render-props.js";
import { type LocatorMapMessages, mapTranslations } from "./messages.js";
import { OriginMarker } from "./origin-marker.js";
import { StreetTiles } from "./street-tiles.js";
import { useBaseMap } from "./use-base-map.js";

export { styles };

export interface LocatorMapProps {
	locator: DealerLocatorState;
	/** With the host page's own texts, also those for the map. */
	messages: ListMessages;
	/** What the host page chooses about the map, and its own dealerships, if it has some. */
	options: MapOptions &
		MarkerRenderProps & { dealerships?: unknown; onContact?: ContactHandler | undefined };
	/** The address of vector tiles: a TileJSON document, or a URL with `{z}`, `{x}` and `{y}`. */
	vectorTiles: string | undefined;
	view: MapViewState;
	/** The map's accessible name. */
	label: string;
	/** The state or territory that the dealerships are limited to. */
	state: RegionName | undefined;
	/** The dealership that the map is about. */
	dealershipId?: number | undefined;
	/** Whether there is a list that can show the dealerships of the visible area. */
	hasList: boolean;
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
}

const loadStateBounds = () => loadLazily("state-bounds", () => import("./usa/state-bounds.js"));

const minZoom = 3;

/** The built-in map and the outlines have no detail for a higher zoom. */
const maxZoom = { builtIn: 14, roads: 16, tiles: 18 };

/** The locator's map. Loaded separately, so that the list never waits for it. */
export function LocatorMap(props: LocatorMapProps) {
	useSignals();
	const { locator, view, vectorTiles, state, dealershipId, onSelect } = props;
	const { rasterTiles, rasterTilesAttribution, gestureHandling, renderMarker } = props.options;
	const messages = useMessages(mapTranslations, props.messages, props.messages);
	const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
	// In a task of its own: what is on the map takes a slow phone as long as the map itself.
	const handleMap = useCallback(
		(newMap: LeafletMap | null) => void setTimeout(() => setLeaflet(newMap)),
		[],
	);
	const [map, setMap] = useState<MapState>();
	const [crowd, setCrowd] = useState<MapPoint>();
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
	const hasFailed = tileStatus === "failed";
	const baseMap = useBaseMap(rasterTiles && !hasFailed ? undefined : vectorTiles);
	const stateBounds = useLazyModule(loadStateBounds, state !== undefined);
	const area = state && stateBounds.module?.boundsOfState(state);
	const lacksStreets =
		baseMap.status !== "loading" && (!rasterTiles || hasFailed) && !baseMap.tiles?.hasRoads;
	const highestZoom = rasterTiles
		? maxZoom.tiles
		: baseMap.tiles?.hasRoads
			? maxZoom.roads
			: maxZoom.builtIn;
	useEffect(() => void leaflet?.setMaxZoom(highestZoom), [leaflet, highestZoom]);
	useEffect(() => {
		leaflet?.on("zoomstart", closeCrowd);
		return () => void leaflet?.off("zoomstart", closeCrowd);
	}, [leaflet, closeCrowd]);

	/** One loaded tile shows that the service works. It may have no tiles for some areas. */
	function handleTile(hasLoaded: boolean): void {
		setTileStatus((current) => (hasLoaded || current === "ready" ? "ready" : "failed"));
	}

	const { center, zoom } = view.view.peek() ?? {};
	const surroundings = surroundingsOf(locator.selected.peek(), dealershipId);

	// A map that shows the country first would load its tiles for nothing.
	if (state && !stateBounds.module && stateBounds.status !== "failed") return null;
	return (
		<>
			<MapFrame
				map={leaflet}
				onMap={handleMap}
				messages={messages}
				baseMap={baseMap}
				points={map?.clusters}
				attribution={(rasterTiles && !hasFailed && rasterTilesAttribution) || undefined}
				isGreedy={gestureHandling === "greedy"}
				corner={leaflet && !state && <MapRegions map={leaflet} messages={messages} />}
				center={center && [center.latitude, toMapLongitude(center.longitude)]}
				zoom={zoom}
				bounds={surroundings ?? area ?? contiguousStates}
				boundsOptions={viewPadding}
				minZoom={minZoom}
				maxZoom={highestZoom}
				maxBounds={[
					[-25, westernEdge],
					[80, -20],
				]}
				zoomSnap={0.25}
				notes={
					<>
						{leaflet && map && (
							<MapNote
								{...{ leaflet, locator, map, messages, lacksStreets }}
								onContact={props.options.onContact}
								text={haveClustersFailed ? "" : hasFailed ? messages.tilesFailed : undefined}
							/>
						)}
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
				}
				trackResize={false}
			>
				<MapName
					label={props.label}
					messages={messages}
					role={props.hasList ? "region" : "group"}
				/>
				{rasterTiles && <StreetTiles url={rasterTiles} onTile={handleTile} />}
				<OriginMarker locator={locator} />
				{map && (
					<>
						<MapSync {...{ locator, map, view, area, dealershipId }} />
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
			</MapFrame>
			{crowd && map && (
				<CrowdList
					key={crowd.key}
					point={crowd}
					map={map}
					messages={messages}
					onSelect={(dealership, byKeyboard) => {
						closeCrowd();
						onSelect(dealership, byKeyboard);
					}}
					onClose={closeCrowd}
				/>
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
	dealershipId: number | undefined;
}

function MapSync({ locator, map, view, area, dealershipId }: MapSyncProps) {
	useMapView(locator, map, view, area, dealershipId);
	return null;
}
