import type { Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { type Map as LeafletMap, latLngBounds, type Marker } from "leaflet";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { toMapLongitude } from "../dealer-search/geography.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { MapMarker } from "./map-marker.js";
import { firstZoomOfSingles, type MapPoint, pointsOf } from "./map-points.js";
import type { MapState } from "./map-state.js";
import type { MarkerRenderProps } from "./marker-render-props.js";
import type { LocatorMapMessages } from "./messages.js";

/** The room on each side of a cluster's dealerships, as a part of what they take up. */
const fitPadding = 0.15;

export interface DealerMarkersProps extends MarkerRenderProps {
	locator: DealerLocatorState;
	map: MapState;
	messages: LocatorMapMessages;
	/** The visitor has selected a dealership on the map. */
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
	/** The visitor has pressed the marker of several dealerships at one address. */
	onCrowd: (point: MapPoint) => void;
}

/**
 * The dealerships on the map. They have a roving tabindex: together they are one tab stop, the arrow
 * keys move from west to east, and Enter selects.
 */
export function DealerMarkers(props: DealerMarkersProps) {
	useSignals();
	const { locator, map, messages, onSelect, onCrowd, renderMarker } = props;
	const { locale } = useNev();
	const leaflet = useMap();
	const markers = useRef(new Map<string, Marker>());
	const [activeKey, setActiveKey] = useState("");

	const selected = locator.selection.value?.dealership;
	const points = pointsOf(map.clusters.value, selected);
	const tabStop = points.some(({ key }) => key === activeKey) ? activeKey : points[0]?.key;

	const registerMarker = useCallback((key: string, marker: Marker | null) => {
		if (marker) markers.current.set(key, marker);
		else markers.current.delete(key);
	}, []);

	function focusNeighbour(index: number, step: 1 | -1): void {
		const next = points[(index + step + points.length) % points.length];
		if (!next) return;
		setActiveKey(next.key);
		markers.current.get(next.key)?.getElement()?.focus();
	}

	function activate(point: MapPoint, byKeyboard: boolean): void {
		const { key, dealership, crowd } = point;
		setActiveKey(key);
		if (dealership) {
			onSelect(dealership, byKeyboard);
			return;
		}
		if (crowd) {
			onCrowd(point);
			return;
		}
		zoomTo(leaflet, point);
		// Zooming in removes the focused cluster, so move focus to the map.
		if (byKeyboard) leaflet.getContainer().focus();
	}

	return points.map((point, index) => {
		const { dealership, crowd } = point;
		const isSelected = selected !== undefined && dealership?.id === selected.id;
		return (
			<KeyedMarker
				key={point.key}
				point={point}
				registerMarker={registerMarker}
				name={
					dealership?.name ??
					formatMessage(locale, crowd ? messages.crowd : messages.cluster, { count: point.count })
				}
				count={dealership ? undefined : formatMessage(locale, "{count}", { count: point.count })}
				content={dealership && renderMarker?.(dealership, { isSelected })}
				isSelected={isSelected}
				isInTabOrder={point.key === tabStop}
				onActivate={(byKeyboard) => activate(point, byKeyboard)}
				onStep={(step) => focusNeighbour(index, step)}
			/>
		);
	});
}

/** Fits the map to a cluster's dealerships. The zoom is at least one more, so that a press always leads on. */
function zoomTo(leaflet: LeafletMap, { position, bounds }: MapPoint): void {
	const zoom = leaflet.getZoom();
	if (!bounds) {
		// An older API has none.
		leaflet.setView([position.latitude, position.longitude], zoom + 2);
		return;
	}
	const { west, south, east, north } = bounds;
	const box = latLngBounds([south, toMapLongitude(west)], [north, toMapLongitude(east)]);
	const fitting = leaflet.getBoundsZoom(box.pad(fitPadding));
	leaflet.setView(box.getCenter(), Math.max(zoom + 1, Math.min(fitting, firstZoomOfSingles)));
}

interface KeyedMarkerProps {
	point: MapPoint;
	registerMarker: (key: string, marker: Marker | null) => void;
	name: string;
	count: string | undefined;
	content: ReactNode;
	isSelected: boolean;
	isInTabOrder: boolean;
	onActivate: (byKeyboard: boolean) => void;
	onStep: (step: 1 | -1) => void;
}

function KeyedMarker({ point, registerMarker, isSelected, ...marker }: KeyedMarkerProps) {
	const { key, position, offset, dealership } = point;
	const markerRef = useCallback(
		(marker: Marker | null) => registerMarker(key, marker),
		[registerMarker, key],
	);
	const variant = isSelected ? "selected" : dealership ? "dealer" : "cluster";
	return (
		<MapMarker
			{...marker}
			position={position}
			offset={offset}
			variant={variant}
			markerRef={markerRef}
		/>
	);
}
