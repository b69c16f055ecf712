import type { Map as LeafletMap } from "leaflet";
import type { Box } from "./place-labels.js";

/** What labels must not cover: markers, the origin, names in the page, and what lies over the map. */
const selector = [
	".nev-marker > *",
	".nev-origin",
	".nev-map-name",
	".nev-map-buttons",
	".nev-map-corner",
	".nev-map-attribution",
	".nev-area-search .nev-button",
].join();

/** Reads the boxes of what lies on the map, and tells when there is more or less of it. */
export function observeObstacles(map: LeafletMap, canvas: HTMLElement, onChange: () => void) {
	const container = map.getContainer();
	// The zoom buttons are beside the map's own element.
	const root = container.parentElement ?? container;
	const observer = new MutationObserver(onChange);
	const markers = map.getPane("markerPane");
	if (markers) observer.observe(markers, { childList: true });
	observer.observe(root, { childList: true });
	return {
		/** The boxes in the canvas's pixels. */
		read(): Box[] {
			const frame = canvas.getBoundingClientRect();
			return [...root.querySelectorAll(selector)].map((element) => {
				const { left, top, right, bottom } = element.getBoundingClientRect();
				return {
					left: left - frame.left,
					top: top - frame.top,
					right: right - frame.left,
					bottom: bottom - frame.top,
				};
			});
		},
		dispose: () => observer.disconnect(),
	};
}
