/** A rectangle in pixels. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export function boxAround(x: number, y: number, width: number, height: number): Box {
	return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function contains(box: Box, { x, y }: { x: number; y: number }): boolean {
	return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** The box around two boxes. */
export function around(a: Box, b: Box): Box {
	return {
		left: Math.min(a.left, b.left),
		top: Math.min(a.top, b.top),
		right: Math.max(a.right, b.right),
		bottom: Math.max(a.bottom, b.bottom),
	};
}

export function isWithin(box: Box, outer: Box): boolean {
	return (
		box.left >= outer.left &&
		box.right <= outer.right &&
		box.top >= outer.top &&
		box.bottom <= outer.bottom
	);
}

/** Whether a box overlaps none of the others, with free room around it. */
export function isClear(box: Box, others: readonly Box[], margin: number): boolean {
	return others.every(
		(other) =>
			box.right + margin <= other.left ||
			box.left - margin >= other.right ||
			box.bottom + margin <= other.top ||
			box.top - margin >= other.bottom,
	);
}
