import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import type { MapMessages } from "./messages.js";

/** How long the hint stays after the last gesture, in milliseconds. */
const hintMs = 1500;

export interface CooperativeGesturesProps {
	map: LeafletMap;
	messages: Pick<MapMessages, "touchHint" | "wheelHint">;
}

/**
 * Leaves the wheel and one finger to the page, which scrolls. Ctrl or ⌘ with the wheel, or two
 * fingers, move the map. The hint is for sighted visitors: keys and buttons work as always.
 */
export function CooperativeGestures({ map, messages }: CooperativeGesturesProps) {
	const { locale } = useNev();
	const [hint, setHint] = useState<"wheel" | "touch">("wheel");
	const [isShown, setShown] = useState(false);

	useEffect(() => {
		const container = map.getContainer();
		let timer: ReturnType<typeof setTimeout>;

		function showHint(kind: "wheel" | "touch"): void {
			setHint(kind);
			setShown(true);
			clearTimeout(timer);
			timer = setTimeout(() => setShown(false), hintMs);
		}
		function handleWheel(event: WheelEvent): void {
			if (event.ctrlKey || event.metaKey) setShown(false);
			else {
				// In the capture phase, before Leaflet's own listener.
				event.stopPropagation();
				showHint("wheel");
			}
		}
		function handlePointerDown({ pointerType }: PointerEvent): void {
			if (pointerType === "touch") map.dragging.disable();
			else map.dragging.enable();
		}
		function handleTouch(event: TouchEvent): void {
			if (event.touches.length > 1) {
				setShown(false);
				// The page neither scrolls nor zooms. Leaflet moves the map by pointer events.
				if (event.cancelable) event.preventDefault();
			} else if (event.type === "touchmove") showHint("touch");
		}

		const capture = { capture: true };
		const active = { capture: true, passive: false };
		container.addEventListener("wheel", handleWheel, { ...capture, passive: true });
		container.addEventListener("pointerdown", handlePointerDown, capture);
		container.addEventListener("touchstart", handleTouch, active);
		container.addEventListener("touchmove", handleTouch, active);
		container.classList.add("nev-map-cooperative");
		return () => {
			clearTimeout(timer);
			container.removeEventListener("wheel", handleWheel, capture);
			container.removeEventListener("pointerdown", handlePointerDown, capture);
			container.removeEventListener("touchstart", handleTouch, active);
			container.removeEventListener("touchmove", handleTouch, active);
			container.classList.remove("nev-map-cooperative");
			// A map that was removed has no panes.
			if (map.getPane("mapPane")) map.dragging.enable();
		};
	}, [map]);

	const text =
		hint === "touch"
			? messages.touchHint
			: formatMessage(locale, messages.wheelHint, { key: isApple() ? "⌘" : "Ctrl" });
	return (
		<p className="nev-gesture-hint" aria-hidden="true" data-shown={isShown}>
			{text}
		</p>
	);
}

function isApple(): boolean {
	return /Mac|iPad|iPhone/.test(navigator.userAgent);
}
