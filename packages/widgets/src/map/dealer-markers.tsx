import type { Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import type { Marker } from "leaflet";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import type { DealerLocatorState } from "../dealer-locator/dealer-locator-state.js";
import type { LocatorMapMessages } from "../dealer-locator/messages.js";
import type { MarkerRenderProps } from "../dealer-locator/render-props.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { MapMarker } from "./map-marker.js";
import { type MapPoint, pointsOf } from "./map-points.js";
import type { MapState } from "./map-state.js";

export interface DealerMarkersProps extends MarkerRenderProps {
	locator: DealerLocatorState;
	map: MapState;
	messages: LocatorMapMessages;
	/** The visitor has selected a dealership on the map. */
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
}

/**
 * The dealerships on the map. They have a roving tabindex: together they are one tab stop, the arrow
 * keys move from west to east, and Enter selects.
 */
export function DealerMarkers(props: DealerMarkersProps) {
	useSignals();
	const { locator, map, messages, onSelect, renderMarker } = props;
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

	function activate({ key, dealership, position }: MapPoint, byKeyboard: boolean): void {
		setActiveKey(key);
		if (dealership) {
			onSelect(dealership, byKeyboard);
			return;
		}
		leaflet.setView([position.latitude, position.longitude], leaflet.getZoom() + 2);
		// Zooming in removes the focused cluster, so move focus to the map.
		if (byKeyboard) leaflet.getContainer().focus();
	}

	return points.map((point, index) => {
		const { dealership } = point;
		const isSelected = selected !== undefined && dealership?.id === selected.id;
		return (
			<KeyedMarker
				key={point.key}
				point={point}
				registerMarker={registerMarker}
				name={dealership?.name ?? formatMessage(locale, messages.cluster, { count: point.count })}
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
