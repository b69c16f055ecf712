import { DomUtil, type Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useRef } from "react";
import { useMapEvents } from "react-leaflet";
import { prefersReducedMotion } from "../hooks/index.js";

/** Leaflet's own flag. It has no public one. */
const isZooming = (map: LeafletMap) => "_animatingZoom" in map && map._animatingZoom === true;

/**
 * Returns a function that moves the map. Leaflet ignores a new view while it animates a zoom, so the
 * latest move waits for the end of the animation.
 */
export function useMoves(map: LeafletMap): (move: () => void) => void {
	const waiting = useRef<() => void>(null);

	function moveIfStill(): void {
		if (!waiting.current || isZooming(map)) return;
		const move = waiting.current;
		waiting.current = null;
		move();
	}

	useMapEvents({ moveend: moveIfStill });
	return (move) => {
		waiting.current = move;
		moveIfStill();
	};
}

/** The events by which a visitor moves the map: dragging, the wheel, keys and the zoom buttons. */
const gestures = ["pointerdown", "wheel", "keydown"] as const;

/** A ref that is true from a visitor's gesture until the map has moved. */
export function useVisitorGestures(map: LeafletMap): RefObject<boolean> {
	const isByVisitor = useRef(false);
	useEffect(() => {
		// The pane, which also contains the zoom buttons.
		const container = map.getContainer().parentElement ?? map.getContainer();
		const handleGesture = () => {
			isByVisitor.current = true;
		};
		for (const gesture of gestures) {
			container.addEventListener(gesture, handleGesture, { capture: true, passive: true });
		}
		return () => {
			for (const gesture of gestures) {
				container.removeEventListener(gesture, handleGesture, { capture: true });
			}
		};
	}, [map]);
	return isByVisitor;
}

/** What Leaflet leaves behind or does otherwise than the page's visitor expects. */
export function useLeafletFixes(map: LeafletMap): void {
	useUnmountDuringZoom(map);
	useUnmountAfterPress();
	useFocusWithoutScroll(map);
	useReducedMotionPan(map);
}

/** Leaflet ends a zoom animation in a timer, which throws if the map was removed in the meantime. */
function useUnmountDuringZoom(map: LeafletMap): void {
	useEffect(
		() => () => {
			// The timer does nothing if this flag is false.
			Object.assign(map, { _animatingZoom: false });
		},
		[map],
	);
}

/** Leaflet keeps the element that was pressed last, until the next key press. */
function useUnmountAfterPress(): void {
	useEffect(() => () => DomUtil.restoreOutline(), []);
}

/**
 * Leaflet focuses the map when it is pressed, which scrolls it into view, and scrolls the window back, but no
 * other box: what was pressed would move away. A map that has the focus already it leaves as it is.
 */
function useFocusWithoutScroll(map: LeafletMap): void {
	useEffect(() => {
		const container = map.getContainer();
		const focus = () => container.focus({ preventScroll: true });
		container.addEventListener("mousedown", focus, { capture: true });
		return () => container.removeEventListener("mousedown", focus, { capture: true });
	}, [map]);
}

/** Leaflet animates panning by keyboard even if the visitor prefers reduced motion. */
function useReducedMotionPan(map: LeafletMap): void {
	useEffect(() => {
		if (!prefersReducedMotion()) return;
		const { panBy } = map;
		map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false });
		return () => {
			map.panBy = panBy;
		};
	}, [map]);
}
