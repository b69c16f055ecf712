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
	".nev-map-corner > *",
	".nev-map-attribution",
	".nev-area-search .nev-button",
	".nev-dealer-map > .nev-sample-notice",
].join();

/** The sides of a marker where its name can be (`map.css`). */
const sides = ["below", "above", "right", "left"];

/** Reads the boxes of what lies on the map, and tells when there is more or less of it. */
export function observeObstacles(
	map: LeafletMap,
	canvas: HTMLElement,
	onChange: () => void,
): Obstacles {
	const container = map.getContainer();
	// The zoom buttons are beside the map's own element, and the notice of sample data is beside its pane.
	const pane = container.parentElement ?? container;
	const root = pane.parentElement ?? pane;
	const observer = new MutationObserver(onChange);
	const markers = map.getPane("markerPane");
	if (markers) observer.observe(markers, { childList: true, subtree: true });
	for (const parent of [pane, root]) observer.observe(parent, { childList: true });
	// While the map is hidden, such as behind the list on a phone, nothing has a box.
	const resizes = new ResizeObserver(onChange);
	resizes.observe(container);
	return {
		/**
		 * The boxes in the canvas's pixels. The names of the origin and of the selected dealer are
		 * moved to a side of their marker where they cover nothing, and the map's edge does not cut them.
		 */
		read(): Box[] {
			const frame = canvas.getBoundingClientRect();
			// A page may show the map larger or smaller: `zoom`, `transform`.
			const scale = frame.width / canvas.offsetWidth || 1;
			const boxOf = (element: Element): Box => {
				const { left, top, right, bottom } = element.getBoundingClientRect();
				return {
					left: (left - frame.left) / scale,
					top: (top - frame.top) / scale,
					right: (right - frame.left) / scale,
					bottom: (bottom - frame.top) / scale,
				};
			};
			const boxes = [...root.querySelectorAll(obstacles)].map(boxOf);
			const shown = boxOf(container);
			for (const name of root.querySelectorAll<HTMLElement>(".nev-map-name")) {
				const sideClearOf = (others: Box[]) =>
					sides.find((side) => {
						name.dataset.side = side;
						const box = boxOf(name);
						return isWithin(box, shown) && isClear(box, others, 0);
					});
				name.dataset.side = sideClearOf(boxes) ?? sideClearOf([]) ?? "below";
				boxes.push(boxOf(name));
			}
			return boxes;
		},
		dispose() {
			observer.disconnect();
			resizes.disconnect();
		},
	};
}
