import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { MapContainer } from "react-leaflet";
import type { Position } from "../../dealer-search/geography.js";
import { prefersReducedMotion, useLazyModule } from "../../hooks/index.js";
import { loadLazily } from "../../host-page/load-lazily.js";
import { NevProvider } from "../../provider/index.js";
import { CooperativeGestures } from "../cooperative-gestures.js";
import { MapAttribution } from "../map-attribution.js";
import { MapButtons } from "../map-buttons.js";
import { MapScale } from "../map-scale.js";
import { contiguousStates } from "../map-view.js";
import { mapTranslations } from "../messages.js";
import { useVectorTileService } from "../vector/use-vector-tile-service.js";
import { VectorTiles } from "../vector/vector-tiles.js";
import { PinMarker } from "./pin-marker.js";

export interface PinMapProps {
	/** Where the pin is; undefined: there is none. */
	position: Position | undefined;
	/** Whether somebody has put it there; else it is drawn lighter. */
	isPlaced: boolean;
	/** The address of vector tiles, as of the locator. */
	vectorTiles: string;
	/** The accessible name of the pin, and the id of the text that says how it is moved. */
	pinName: string;
	pinHintId: string;
	/** The pin was dragged, or moved by a key. */
	onMove: (position: Position) => void;
	/** Enter or the space bar was pressed on the pin. */
	onPress: () => void;
}

const loadOutlines = () => loadLazily("base-map", () => import("../base-map.js"));

const messages = mapTranslations.en;

/** From the whole country to streets. */
const zooms = { min: 3, start: 11, max: 16 };

/** A map with one pin, which is moved. In English. */
export function PinMap(props: PinMapProps) {
	return (
		<NevProvider>
			<PinMapInside {...props} />
		</NevProvider>
	);
}

function PinMapInside(props: PinMapProps) {
	const { position, vectorTiles, pinName, pinHintId, isPlaced, onMove, onPress } = props;
	const [map, setMap] = useState<LeafletMap | null>(null);
	const service = useVectorTileService(vectorTiles);
	const outlines = useLazyModule(loadOutlines, service.status === "failed");
	const isAnimated = !prefersReducedMotion();
	const hasPosition = position !== undefined;
	// The pin's own effects keep it in view. Where none was, its surroundings are shown.
	// biome-ignore lint/correctness/useExhaustiveDependencies: not each time that it moves
	useEffect(() => {
		if (!map || !position) return;
		map.setView([position.latitude, position.longitude], zooms.start, { animate: false });
	}, [map, hasPosition]);
	useEffect(() => {
		// The pin is the one thing to move by keys.
		if (map) map.getContainer().tabIndex = -1;
	}, [map]);
	return (
		<div className="nev-map-pane">
			<MapContainer
				ref={setMap}
				className="nev-map"
				bounds={contiguousStates}
				minZoom={zooms.min}
				maxZoom={zooms.max}
				zoomControl={false}
				attributionControl={false}
				keyboard={false}
				zoomAnimation={isAnimated}
				fadeAnimation={isAnimated}
				markerZoomAnimation={isAnimated}
				inertia={isAnimated}
			>
				{service.tiles && <VectorTiles service={service.tiles} messages={messages} />}
				{outlines.module && <outlines.module.BaseMap points={undefined} />}
				{position && (
					<PinMarker
						position={position}
						name={pinName}
						hintId={pinHintId}
						isPlaced={isPlaced}
						onMove={onMove}
						onPress={onPress}
					/>
				)}
			</MapContainer>
			{map && (
				<>
					<MapButtons map={map} messages={messages} />
					<CooperativeGestures map={map} messages={messages} />
					<div className="nev-map-bottom">
						<div className="nev-map-corner">
							<MapScale map={map} />
						</div>
						{service.tiles && <MapAttribution html={service.tiles.attribution} />}
					</div>
				</>
			)}
		</div>
	);
}
