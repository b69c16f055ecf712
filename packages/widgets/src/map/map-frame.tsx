import type { Cluster } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import type { Map as LeafletMap } from "leaflet";
import type { ComponentProps, ReactNode } from "react";
import { MapContainer } from "react-leaflet";
import { prefersReducedMotion } from "../hooks/index.js";
import { CooperativeGestures } from "./cooperative-gestures.js";
import { MapAttribution } from "./map-attribution.js";
import { MapButtons } from "./map-buttons.js";
import { MapScale } from "./map-scale.js";
import type { MapMessages } from "./messages.js";
import { NameSides } from "./name-sides.js";
import type { BaseMapLayers } from "./use-base-map.js";
import { VectorTiles } from "./vector-tiles.js";

export interface MapFrameProps
	extends Omit<ComponentProps<typeof MapContainer>, "ref" | "attributionControl" | "zoomControl"> {
	/** Undefined until Leaflet has made it. */
	map: LeafletMap | null;
	onMap: (map: LeafletMap | null) => void;
	messages: MapMessages;
	baseMap: BaseMapLayers;
	/** The points on the map, which the names of the outlines must not overlap. */
	points?: ReadonlySignal<readonly Cluster[]> | undefined;
	/** As HTML. Default: that of the vector tiles. */
	attribution?: string | undefined;
	/** Whether the wheel and one finger move the map and not the page. */
	isGreedy?: boolean;
	/** Beside the scale. */
	corner?: ReactNode;
	/** Above the scale and the attribution. */
	notes?: ReactNode;
}

/** What every map has: the base map, the zoom buttons, the scale and the attribution. Its markers are its children. */
export function MapFrame(props: MapFrameProps) {
	const { map, onMap, messages, baseMap, points, isGreedy, corner, notes, children, ...others } =
		props;
	const { status, tiles, Outlines } = baseMap;
	const { attribution = tiles?.attribution, ...options } = others;
	const isAnimated = !prefersReducedMotion();
	return (
		<>
			<MapContainer
				{...options}
				ref={onMap}
				className="nev-map"
				zoomControl={false}
				attributionControl={false}
				zoomAnimation={isAnimated}
				fadeAnimation={isAnimated}
				markerZoomAnimation={isAnimated}
				inertia={isAnimated}
			>
				{map && (
					<>
						{tiles ? <VectorTiles service={tiles} messages={messages} /> : <NameSides />}
						{Outlines && <Outlines points={points} />}
						{children}
					</>
				)}
			</MapContainer>
			{map && (
				<>
					<MapButtons map={map} messages={messages} />
					{!isGreedy && <CooperativeGestures map={map} messages={messages} />}
					<div className="nev-map-bottom">
						<div className="nev-map-notes">{notes}</div>
						{status !== "loading" && (
							// Above the attribution, which would move it.
							<div className="nev-map-corner">
								{corner}
								<MapScale map={map} />
							</div>
						)}
						{attribution && <MapAttribution html={attribution} />}
					</div>
				</>
			)}
		</>
	);
}
