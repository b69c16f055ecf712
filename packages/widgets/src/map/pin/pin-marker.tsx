import {
	divIcon,
	type LatLngTuple,
	type LeafletKeyboardEvent,
	type Marker as LeafletMarker,
} from "leaflet";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Marker, useMap } from "react-leaflet";
import type { Position } from "../../dealer-search/geography.js";
import { prefersReducedMotion } from "../../hooks/index.js";

export interface PinMarkerProps {
	position: Position;
	/** Its accessible name, and the id of what says how it is moved. */
	name: string;
	hintId: string;
	/** Whether somebody has put it there; else it is drawn lighter. */
	isPlaced: boolean;
	/** It was dragged, or moved by a key. */
	onMove: (position: Position) => void;
	/** Enter or the space bar was pressed on it. */
	onPress: () => void;
}

/** The size of the touch target in pixels. */
const targetSize = 44;

/** How far a key moves the pin, in pixels. */
const step = { coarse: 10, fine: 1 };

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
};

/** How near to the edge of the map a moved pin may come before the map follows, in pixels. */
const margin = 48;

/** A pin that is dragged, or moved by the arrow keys. */
export function PinMarker(props: PinMarkerProps) {
	const { position, name, hintId, isPlaced } = props;
	const map = useMap();
	const marker = useRef<LeafletMarker>(null);
	const latest = useRef(props);
	latest.current = props;

	const icon = useMemo(
		() =>
			divIcon({
				html: document.createElement("span"),
				className: "nev-marker nev-marker-selected nev-pin",
				iconSize: [targetSize, targetSize],
			}),
		[],
	);

	const handlers = useMemo(() => {
		/** To the position at a number of pixels from where the pin is. */
		function moveBy(x: number, y: number): void {
			const { latitude, longitude } = latest.current.position;
			const zoom = map.getZoom();
			const point = map.project([latitude, longitude], zoom).add([x, y]);
			latest.current.onMove(roundedPosition(map.unproject(point, zoom)));
		}
		return {
			add: () => setAttributes(marker.current, latest.current),
			dragend: () => {
				if (marker.current) latest.current.onMove(roundedPosition(marker.current.getLatLng()));
			},
			keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
				const { key, shiftKey } = originalEvent;
				const direction = directions[key];
				const length = shiftKey ? step.fine : step.coarse;
				if (direction) moveBy(direction[0] * length, direction[1] * length);
				else if (key === "+" || key === "=") map.zoomIn();
				else if (key === "-") map.zoomOut();
				else if (key === "Enter" || key === " ") latest.current.onPress();
				else return;
				originalEvent.preventDefault();
			},
		};
	}, [map]);

	useLayoutEffect(
		() => setAttributes(marker.current, { name, hintId, isPlaced }),
		[name, hintId, isPlaced],
	);

	const { latitude, longitude } = position;
	// A new array, even of the same numbers, would put the pin back that somebody drags.
	const place = useMemo<LatLngTuple>(() => [latitude, longitude], [latitude, longitude]);
	useEffect(() => {
		const isNear = map.getBounds().pad(0.5).contains(place);
		const animate = !prefersReducedMotion();
		if (isNear) map.panInside(place, { padding: [margin, margin], animate });
		else map.setView(place, map.getZoom(), { animate: false });
	}, [map, place]);

	return <Marker ref={marker} position={place} icon={icon} draggable eventHandlers={handlers} />;
}

function setAttributes(
	marker: LeafletMarker | null,
	{ name, hintId, isPlaced }: Pick<PinMarkerProps, "name" | "hintId" | "isPlaced">,
): void {
	const element = marker?.getElement();
	if (!element) return;
	element.setAttribute("aria-label", name);
	element.setAttribute("aria-describedby", hintId);
	element.classList.toggle("nev-pin-loose", !isPlaced);
}

/** Decimals of a degree: about a metre. */
const decimals = 5;

/** A position of the map as people write it: in the range of longitudes, without digits that mean nothing. */
function roundedPosition({ lat, lng }: { lat: number; lng: number }): Position {
	const longitude = ((((lng + 180) % 360) + 360) % 360) - 180;
	return {
		latitude: Number(lat.toFixed(decimals)),
		longitude: Number(longitude.toFixed(decimals)),
	};
}
