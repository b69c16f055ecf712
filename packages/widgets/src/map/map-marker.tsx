import {
	type DivIcon,
	divIcon,
	type Marker as LeafletMarker,
	type LeafletMouseEvent,
} from "leaflet";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { Marker } from "react-leaflet";
import type { Position } from "../dealer-search/geography.js";

/** The size of the touch target in pixels. The visible marker is smaller. */
const targetSize = 40;

export interface MapMarkerProps {
	position: Position;
	/** Its accessible name. */
	name: string;
	variant: "dealer" | "cluster" | "selected";
	/** The distance from its position, in pixels: markers at one position are beside one another. */
	offset: { readonly x: number; readonly y: number };
	/** A cluster's formatted count. */
	count?: string | undefined;
	/** Replaces the pin. */
	content?: ReactNode;
	isInTabOrder: boolean;
	onActivate: (byKeyboard: boolean) => void;
	/** An arrow key was pressed: move to the next (1) or previous (-1) marker. */
	onStep: (step: 1 | -1) => void;
	/** Called with the marker, which has an element once it is on the map, and with null at its end. */
	markerRef: (marker: LeafletMarker | null) => void;
}

const steps: Record<string, 1 | -1> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

/** A dealership or a cluster on the map: a button with an accessible name. */
export function MapMarker(props: MapMarkerProps) {
	const { position, name, variant, count = "", content, offset, isInTabOrder, markerRef } = props;
	const { x: offsetX, y: offsetY } = offset;
	const marker = useRef<LeafletMarker>(null);
	const latest = useRef(props);
	latest.current = props;

	const isOwnPin = !content;
	const [icon, place] = useMemo((): [DivIcon, HTMLElement] => {
		// Around the host page's content. React must be the only one that changes what is in it.
		const place = document.createElement("div");
		const pin = document.createElement(isOwnPin ? "span" : "div");
		pin.append(isOwnPin ? count : place);
		if (variant === "selected") pin.append(createMapName(name));
		const icon = divIcon({
			html: pin,
			className: `nev-marker nev-marker-${variant}`,
			iconSize: [targetSize, targetSize],
			iconAnchor: [targetSize / 2 - offsetX, targetSize / 2 - offsetY],
		});
		return [icon, place];
	}, [variant, count, name, offsetX, offsetY, isOwnPin]);

	const handlers = useMemo(
		() => ({
			add: () => setAttributes(marker.current, latest.current),
			// Screen readers and voice control send a click, which has no count of presses.
			click: ({ originalEvent }: LeafletMouseEvent) =>
				latest.current.onActivate(originalEvent.detail === 0),
			keydown: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
				const step = steps[originalEvent.key];
				const isPress = originalEvent.key === "Enter" || originalEvent.key === " ";
				if (step === undefined && !isPress) return;
				originalEvent.preventDefault();
				if (step) latest.current.onStep(step);
				else latest.current.onActivate(true);
			},
		}),
		[],
	);

	// In a layout effect, so that the marker is never in the page without its attributes.
	useLayoutEffect(
		() => setAttributes(marker.current, { name, isInTabOrder, variant }),
		[name, isInTabOrder, variant],
	);

	useEffect(() => {
		markerRef(marker.current);
		return () => markerRef(null);
	}, [markerRef]);

	return (
		<>
			<Marker
				ref={marker}
				position={[position.latitude, position.longitude]}
				icon={icon}
				// Leaflet would make a marker a tab stop again with each new icon.
				keyboard={false}
				eventHandlers={handlers}
				zIndexOffset={variant === "selected" ? 10_000 : 0}
			/>
			{!isOwnPin && createPortal(content, place)}
		</>
	);
}

/** Sets the role, accessible name, tab order and current state of a marker's element. */
function setAttributes(
	marker: LeafletMarker | null,
	{ name, isInTabOrder, variant }: Pick<MapMarkerProps, "name" | "isInTabOrder" | "variant">,
): void {
	const element = marker?.getElement();
	if (!element) return;
	element.setAttribute("role", "button");
	element.setAttribute("aria-label", name);
	element.setAttribute("part", `marker marker-${variant}`);
	element.tabIndex = isInTabOrder ? 0 : -1;
	if (variant === "selected") element.setAttribute("aria-current", "true");
	else element.removeAttribute("aria-current");
}

/** A name on the map, beside a marker. Screen readers read it elsewhere. */
export function createMapName(name: string): HTMLElement {
	const element = document.createElement("b");
	element.className = "nev-map-name";
	element.setAttribute("aria-hidden", "true");
	element.textContent = name;
	return element;
}
