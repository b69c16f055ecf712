import type { Cluster, Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import { formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import type { DealerLocatorState } from "../dealer-locator-state.js";
import { type Position, positionOf } from "../geography.js";
import type { DealerLocatorMessages } from "../messages.js";
import { MapMarker } from "./map-marker.js";
import type { MapState } from "./map-state.js";

export interface DealerMarkersProps {
	locator: DealerLocatorState;
	map: MapState;
	messages: DealerLocatorMessages;
	/** A dealership was chosen on the map. */
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
}

interface Point {
	readonly key: string;
	readonly position: Position;
	readonly count: number;
	readonly dealership?: Dealership;
}

/**
 * The dealerships on the map. Together they are one stop of the Tab key: the arrow keys go from one
 * to the next, from west to east, and Enter chooses.
 */
export function DealerMarkers({ locator, map, messages, onSelect }: DealerMarkersProps) {
	useSignals();
	const { locale } = useNev();
	const leaflet = useMap();
	const elements = useRef(new Map<string, HTMLElement>());
	const [activeKey, setActiveKey] = useState("");

	const selected = locator.selection.value?.dealership;
	const points = pointsOf(map.clusters.value, selected);
	const inTabOrder = points.some(({ key }) => key === activeKey) ? activeKey : points[0]?.key;

	const keep = useCallback((key: string, element: HTMLElement | null) => {
		if (element) elements.current.set(key, element);
		else elements.current.delete(key);
	}, []);

	function step(from: number, by: 1 | -1): void {
		const next = points[(from + by + points.length) % points.length];
		if (!next) return;
		setActiveKey(next.key);
		elements.current.get(next.key)?.focus();
	}

	function activate({ key, dealership, position }: Point, byKeyboard: boolean): void {
		setActiveKey(key);
		if (dealership) {
			onSelect(dealership, byKeyboard);
			return;
		}
		leaflet.setView([position.latitude, position.longitude], leaflet.getZoom() + 2);
		// The cluster goes when the map zooms in, and the focus must not go with it.
		if (byKeyboard) leaflet.getContainer().focus();
	}

	return points.map((point, index) => (
		<KeyedMarker
			key={point.key}
			point={point}
			keep={keep}
			name={
				point.dealership?.name ?? formatMessage(locale, messages.cluster, { count: point.count })
			}
			count={
				point.dealership ? undefined : formatMessage(locale, "{count}", { count: point.count })
			}
			isSelected={selected !== undefined && point.dealership?.id === selected.id}
			isInTabOrder={point.key === inTabOrder}
			onActivate={(byKeyboard) => activate(point, byKeyboard)}
			onStep={(by) => step(index, by)}
		/>
	));
}

interface KeyedMarkerProps {
	point: Point;
	keep: (key: string, element: HTMLElement | null) => void;
	name: string;
	count: string | undefined;
	isSelected: boolean;
	isInTabOrder: boolean;
	onActivate: (byKeyboard: boolean) => void;
	onStep: (step: 1 | -1) => void;
}

function KeyedMarker({ point, keep, isSelected, ...marker }: KeyedMarkerProps) {
	const { key, position, dealership } = point;
	const elementRef = useCallback((element: HTMLElement | null) => keep(key, element), [keep, key]);
	const variant = isSelected ? "selected" : dealership ? "dealer" : "cluster";
	return <MapMarker {...marker} position={position} variant={variant} elementRef={elementRef} />;
}

/** From west to east; the selected dealership stands by itself even where a cluster covers it. */
function pointsOf(clusters: readonly Cluster[], selected: Dealership | undefined): Point[] {
	const points = clusters.map(({ latitude, longitude, count, dealership }): Point => {
		const key = dealership ? `${dealership.id}` : `${latitude},${longitude},${count}`;
		return { key, position: { latitude, longitude }, count, ...(dealership && { dealership }) };
	});
	const position = selected && positionOf(selected);
	if (position && !points.some(({ dealership }) => dealership?.id === selected.id)) {
		points.push({ key: `${selected.id}`, position, count: 1, dealership: selected });
	}
	return points.sort((a, b) => a.position.longitude - b.position.longitude);
}
