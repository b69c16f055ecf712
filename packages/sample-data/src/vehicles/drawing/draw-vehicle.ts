import { drawArches, drawSill, drawSprings, drawStep, seatBases } from "./body-side.js";
import {
	drawCockpit,
	drawMiddlePillars,
	drawMirror,
	drawRearPillar,
	drawWindshield,
} from "./cabin.js";
import { mixPaint, trim } from "./colours.js";
import { drawDoors } from "./doors.js";
import { computeLayout, heights, type Layout } from "./layout.js";
import { drawBrushGuard, drawNose, noses } from "./noses.js";
import { drawPanels } from "./panel.js";
import { formatNumber } from "./path-data.js";
import { drawRoof } from "./roof.js";
import { drawSeats } from "./seats.js";
import { ellipse, translate } from "./svg.js";
import { createTail, drawTail } from "./tails.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";
import { drawWheels } from "./wheels.js";

const width = 960;
const height = 600;
/** The ground under the tallest models. Lower models are moved up by a quarter of the free space. */
const maxGroundY = 544;
const topMargin = 40;

/** Draws everything except the wheels, from back to front. */
function drawBody(layout: Layout, drawing: VehicleDrawing): string {
	const paint = mixPaint(drawing);
	const nose = noses[drawing.body];
	const tail = createTail(layout, paint, drawing);
	const lip = drawing.stance === "lifted" ? trim.base : paint.body.deep;
	return [
		drawRearPillar(layout, drawing, paint),
		drawSeats(layout, drawing),
		drawCockpit(),
		tail.background,
		drawWindshield(drawing, paint),
		drawMiddlePillars(layout),
		drawStep(layout, drawing.stance),
		drawPanels([nose, ...seatBases(layout), tail.panel], paint),
		drawSill(layout, paint, drawing.sides),
		drawNose(nose, paint, drawing.headlamp),
		drawTail(tail),
		drawDoors(layout, drawing, paint),
		drawArches(layout, lip),
		drawing.stance === "lifted" ? drawSprings(layout, paint) : "",
		drawing.brushGuard ? drawBrushGuard(nose) : "",
		drawMirror(),
		drawRoof(layout, drawing),
	].join("");
}

/** The scale, in tenths. Longer models have a smaller scale, but their drawings are still longer. */
function computeScale({ extent }: Layout): number {
	return Math.floor((3 - 0.0024 * (extent.end - extent.start)) * 10) / 10;
}

/**
 * Draws a vehicle from its left side, as a complete SVG document with a transparent background.
 *
 * Every drawing has the same view box. It has no ids, styles or text, so a page can contain any number
 * of drawings.
 *
 * @example drawVehicle(sampleVehicles[0].drawing) // "<svg xmlns=…"
 */
export function drawVehicle(drawing: VehicleDrawing): string {
	const layout = computeLayout(drawing);
	const scale = computeScale(layout);
	const { start, end } = layout.extent;
	const freeHeight = maxGroundY - topMargin - (heights.roof + layout.lift) * scale;
	const ground = maxGroundY - freeHeight / 4;
	const x = (width - (start + end) * scale) / 2;
	const shade = { fill: "#04120f", "fill-opacity": 0.13 };
	const shadow = [4, 14]
		.map((inset, n) => ellipse((start + end) / 2, 0, (end - start) / 2 - inset, 5.4 - 2 * n, shade))
		.join("");
	// Heights run upwards, so the vertical scale is negative.
	const transform = `translate(${formatNumber(x)} ${formatNumber(ground)}) scale(${scale} ${-scale})`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
		`<g transform="${transform}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
		shadow,
		translate(0, layout.lift, drawBody(layout, drawing)),
		drawWheels(layout, drawing),
		"</g></svg>",
	].join("");
}
