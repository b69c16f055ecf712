import { type Box, boxAround, isClear } from "./boxes.js";
import type { TextStyle } from "./place-labels.js";

/** A place outside of the view. */
export interface DistantPlace {
	/** Its name with its distance. */
	readonly text: string;
	/** In pixels, outside of the view. */
	readonly x: number;
	readonly y: number;
}

/** A text at the edge of the view that says in which direction a place is. */
export interface EdgePointer {
	readonly text: string;
	/** The middle of the text, in pixels. */
	readonly x: number;
	readonly y: number;
	readonly box: Box;
}

export const pointerStyle: TextStyle = { size: 12, weight: 600, color: "ink-soft" };

/** From the view's edge to the text, in pixels. */
const inset = 10;

/** By how many lines a text may be above or below where it belongs, if there is no room. */
const shifts = [0, -1.5, 1.5, -3, 3, -4.5, 4.5];

const arrows = ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"];

/**
 * Places the names of places outside of the view at its edge, each in its own direction. They say
 * where one is if the view itself names too little.
 *
 * @param places the nearest first
 */
export function placePointers(
	places: readonly DistantPlace[],
	count: number,
	view: Box,
	occupied: readonly Box[],
	measure: (text: string) => number,
): EdgePointer[] {
	const middle = { x: (view.left + view.right) / 2, y: (view.top + view.bottom) / 2 };
	const pointers: EdgePointer[] = [];
	for (const place of places) {
		if (pointers.length >= count) break;
		const dx = place.x - middle.x;
		const dy = place.y - middle.y;
		const direction = (Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8;
		const text =
			direction >= 3 && direction <= 5
				? `${arrows[direction]} ${place.text}`
				: `${place.text} ${arrows[direction]}`;
		const width = measure(text);
		const height = pointerStyle.size * 1.4;
		// Where the straight line from the middle to the place leaves the room for texts.
		const halfWidth = (view.right - view.left) / 2 - inset - width / 2;
		const halfHeight = (view.bottom - view.top) / 2 - inset - height / 2;
		const scale = Math.min(halfWidth / Math.abs(dx || 1e-9), halfHeight / Math.abs(dy || 1e-9));
		if (halfWidth <= 0 || scale > 1) continue;
		const x = middle.x + dx * scale;
		const others = [...occupied, ...pointers.map((pointer) => pointer.box)];
		for (const shift of shifts) {
			const y = middle.y + dy * scale + shift * height;
			const box = boxAround(x, y, width, height);
			if (Math.abs(y - middle.y) > halfHeight + 1 || !isClear(box, others, 12)) continue;
			pointers.push({ text, x, y, box });
			break;
		}
	}
	return pointers;
}
