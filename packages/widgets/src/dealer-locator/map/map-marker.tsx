import { type DivIcon, divIcon, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Marker } from "react-leaflet";
import type { Position } from "../geography.js";

/** The size of what can be pressed, in pixels; what is seen of it is smaller. */
const pressSize = 40;

export interface MapMarkerProps {
	position: Position;
	/** Its accessible name. */
	name: string;
	variant: "dealer" | "cluster" | "selected";
	/** A cluster's number, as shown. */
	count?: string | undefined;
	isInTabOrder: boolean;
	onActivate: (byKeyboard: boolean) => void;
	/** An arrow key asks for the next marker, or for the one before. */
	onStep: (step: 1 | -1) => void;
	/** Tells the marker's element, and null when it goes. */
	elementRef: (element: HTMLElement | null) => void;
}

const steps: Record<string, 1 | -1> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

/** One dealership or cluster on the map: a button with a name, for mouse, touch and keyboard. */
export function MapMarker(props: MapMarkerProps) {
	const { position, name, variant, count = "", isInTabOrder, elementRef } = props;
	const marker = useRef<LeafletMarker>(null);
	const latest = useRef(props);
	latest.current = props;

	const icon = useMemo((): DivIcon => {
		const face = document.createElement("span");
		face.textContent = count;
		return divIcon({
			html: face,
			className: `nev-marker nev-marker-${variant}`,
			iconSize: [pressSize, pressSize],
		});
	}, [variant, count]);

	const handlers = useMemo(
		() => ({
			add: () => describe(marker.current, latest.current),
			click: () => latest.current.onActivate(false),
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

	// Before anyone can find it without them: when it is drawn, and with each change.
	useLayoutEffect(
		() => describe(marker.current, { name, isInTabOrder, variant }),
		[name, isInTabOrder, variant],
	);

	useEffect(() => {
		elementRef(marker.current?.getElement() ?? null);
		return () => elementRef(null);
	}, [elementRef]);

	return (
		<Marker
			ref={marker}
			position={[position.latitude, position.longitude]}
			icon={icon}
			eventHandlers={handlers}
			zIndexOffset={variant === "selected" ? 1000 : 0}
		/>
	);
}

/** Gives a marker that is drawn its name and its place in the order of the Tab key. */
function describe(
	marker: LeafletMarker | null,
	{ name, isInTabOrder, variant }: Pick<MapMarkerProps, "name" | "isInTabOrder" | "variant">,
): void {
	const element = marker?.getElement();
	if (!element) return;
	element.setAttribute("aria-label", name);
	element.tabIndex = isInTabOrder ? 0 : -1;
	if (variant === "selected") element.setAttribute("aria-current", "true");
	else element.removeAttribute("aria-current");
}
