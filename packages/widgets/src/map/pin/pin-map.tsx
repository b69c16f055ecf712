import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import type { Position } from "../../dealer-search/geography.js";
import { NevProvider } from "../../provider/index.js";
import { MapFrame } from "../map-frame.js";
import { contiguousStates } from "../map-view.js";
import { mapTranslations } from "../messages.js";
import { useBaseMap } from "../use-base-map.js";
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

const messages = mapTranslations.en;

/** From the whole country to streets. */
const zooms = { min: 3, start: 11, max: 16 };

/** A map with one pin, which is moved. In English. */
export function PinMap(props: PinMapProps) {
	const { position, vectorTiles, pinName, pinHintId, isPlaced, onMove, onPress } = props;
	const [map, setMap] = useState<LeafletMap | null>(null);
	const baseMap = useBaseMap(vectorTiles);
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
		<NevProvider>
			<div className="nev-map-pane">
				<MapFrame
					map={map}
					onMap={setMap}
					messages={messages}
					baseMap={baseMap}
					bounds={contiguousStates}
					minZoom={zooms.min}
					maxZoom={zooms.max}
					keyboard={false}
				>
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
				</MapFrame>
			</div>
		</NevProvider>
	);
}
