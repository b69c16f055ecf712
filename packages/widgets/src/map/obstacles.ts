import type { Obstacles } from "@nev/vector-map";
import { type Box, isClear, isWithin } from "@nev/vector-map/boxes";
import type { Map as LeafletMap } from "leaflet";

/**
 * What labels must not cover: what markers contain, the origin and what lies over the map. The box of
 * a marker itself is larger than what it shows, and smaller than some that pages render in it.
 */
const obstacles = [
	".nev-marker :not(.nev-map-name)",
	".nev-origin",
	".nev-map-buttons",
	".nev-map-note",
	".nev-map-corner > *",
	".nev-map-attribution",
	".nev-area-search .nev-button",
	".nev-dealer-map > .nev-sample-notice",
].join();

/** The sides of a marker where its name can be (`map.css`). */
const sides = ["below", "above", "right", "left"];

/** The zoom buttons are beside the map's own element, and the notice of sample data is beside its pane. */
function parentsOf(map: LeafletMap): { pane: HTMLElement; root: HTMLElement } {
	const container = map.getContainer();
	const pane = container.parentElement ?? container;
	return { pane, root: pane.parentElement ?? pane };
}

/** What is on the map and has a fixed place. */
export function obstaclesOf(map: LeafletMap): Element[] {
	return [...parentsOf(map).root.querySelectorAll(obstacles)];
}

/** Returns a function that reads the box of an element, in pixels of a frame. */
export function boxReader(frameElement: HTMLElement): (element: Element) => Box {
	const frame = frameElement.getBoundingClientRect();
	// A page may show the map larger or smaller: `zoom`, `transform`.
	const scale = frame.width / frameElement.offsetWidth || 1;
	return (element) => {
		const { left, top, right, bottom } = element.getBoundingClientRect();
		return {
			left: (left - frame.left) / scale,
			top: (top - frame.top) / scale,
			right: (right - frame.left) / scale,
			bottom: (bottom - frame.top) / scale,
		};
	};
}

/** Tells when there is more or less on the map. Returns the function that ends this. */
export function observeMarkers(map: LeafletMap, onChange: () => void): () => void {
	const { pane, root } = parentsOf(map);
	const observer = new MutationObserver(onChange);
	const markers = map.getPane("markerPane");
	if (markers) observer.observe(markers, { childList: true, subtree: true });
	for (const parent of [pane, root]) observer.observe(parent, { childList: true });
	// While the map is hidden, such as behind the list on a phone, nothing has a box.
	const resizes = new ResizeObserver(onChange);
	resizes.observe(map.getContainer());
	return () => {
		observer.disconnect();
		resizes.disconnect();
	};
}

/** Reads the boxes of what lies on the map, and tells when there is more or less of it. */
export function observeObstacles(
	map: LeafletMap,
	canvas: HTMLElement,
	onChange: () => void,
): Obstacles {
	const { root } = parentsOf(map);
	return {
		/**
		 * The boxes in the canvas's pixels. The names of the origin and of the selected dealer are moved
		 * to the side of their marker where the map's edge does not cut them and they cover the least. The
		 * name of a ring that one of them covers is hidden.
		 */
		read(): Box[] {
			const boxOf = boxReader(canvas);
			const rings = [...root.querySelectorAll<HTMLElement>(".nev-ring-name")];
			const boxes = [...obstaclesOf(map), ...rings].map(boxOf);
			const names: Box[] = [];
			const shown = boxOf(map.getContainer());
			for (const name of root.querySelectorAll<HTMLElement>(".nev-map-name")) {
				const places = sides.map((side) => {
					name.dataset.side = side;
					const box = boxOf(name);
					const covered = boxes.filter((other) => !isClear(box, [other], 0)).length;
					return { side, box, cost: isWithin(box, shown) ? covered : Infinity };
				});
				const best = places.reduce((a, b) => (b.cost < a.cost ? b : a));
				name.dataset.side = best.side;
				boxes.push(best.box);
				names.push(best.box);
			}
			// What is left of a ring's name below another one cannot be read.
			for (const ring of rings)
				ring.style.visibility = isClear(boxOf(ring), names, 0) ? "" : "hidden";
			return boxes;
		},
		dispose: observeMarkers(map, onChange),
	};
}
