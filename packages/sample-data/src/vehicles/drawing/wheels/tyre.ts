import { rubber } from "../materials.js";
import { circle } from "../svg.js";
import { litArc } from "./lit-arc.js";
import { drawRing } from "./ring.js";

const lugs = 24;

/** A low road tyre: tread, smooth side wall, the light on its shoulder. */
export function drawStreetTyre(radius: number): string {
	return (
		circle(0, 0, radius, { fill: rubber.tread }) +
		circle(0, 0, radius - 1.6, { fill: rubber.wall }) +
		litArc(radius - 1.2, rubber.lit, 1.1) +
		circle(0, 0, radius - 5, { stroke: rubber.tread, "stroke-width": 0.7 })
	);
}

/** A knobby tyre: open tread blocks on the edge, side biters on the wall. */
export function drawKnobbyTyre(radius: number): string {
	const block = { count: lugs, share: 0.6 };
	return (
		drawRing({ ...block, radius: radius - 1.9, width: 3.8, colour: rubber.tread }) +
		circle(0, 0, radius - 2.8, { fill: rubber.tread }) +
		drawRing({ ...block, radius: radius - 5.2, width: 4.8, colour: rubber.block, share: 0.5 }) +
		circle(0, 0, radius - 7.8, { fill: rubber.wall }) +
		litArc(radius - 8.2, rubber.lit, 0.9)
	);
}
