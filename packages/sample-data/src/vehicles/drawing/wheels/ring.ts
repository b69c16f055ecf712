import { circle } from "../svg.js";

type Ring = {
	radius: number;
	width: number;
	colour: string;
	/** How many blocks the ring is cut into, and the part of each that is painted. */
	count: number;
	share: number;
};

/** A ring of equal blocks: the path length counts them, so the pattern closes without a seam. */
export function drawRing({ radius, width, colour, count, share }: Ring): string {
	return circle(0, 0, radius, {
		stroke: colour,
		"stroke-width": width,
		"stroke-linecap": "butt",
		"stroke-dasharray": `${share} ${Math.round(100 - share * 100) / 100}`,
		pathLength: count,
	});
}
