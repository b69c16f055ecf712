import { drawCockpit } from "./cabin/cockpit.js";
import { drawDoors } from "./cabin/doors.js";
import { drawMiddlePillars, drawRearPillar } from "./cabin/pillars.js";
import { drawRoof } from "./cabin/roof.js";
import { drawSeats } from "./cabin/seats.js";
import { drawMirror, drawWindshield } from "./cabin/windshield.js";
import { trim } from "./materials.js";
import { drawBrushGuard } from "./noses/brush-guard.js";
import { drawNoseParts } from "./noses/nose.js";
import { noses } from "./noses/noses.js";
import { mixPaint } from "./paint.js";
import { drawPanels } from "./panel.js";
import { rounded } from "./path-data.js";
import { heights, type Plan, planVehicle } from "./plan.js";
import { seatBases } from "./side/seat-base.js";
import { drawSill, drawStep } from "./side/sill.js";
import { ellipse, moved } from "./svg.js";
import { drawTailParts } from "./tails/tail.js";
import { tails } from "./tails/tails.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";
import { drawArches } from "./wheels/arch.js";
import { drawSprings } from "./wheels/springs.js";
import { drawWheels } from "./wheels/wheel.js";

const width = 960;
const height = 600;
/** Where the tallest models stand; lower ones are moved up by a part of what they leave free. */
const lowestGround = 544;
const topMargin = 40;

/** Everything that the springs carry, from the far parts to the near ones. */
function drawBody(plan: Plan, drawing: VehicleDrawing): string {
	const paint = mixPaint(drawing);
	const nose = noses[drawing.body];
	const tail = tails[plan.tail](plan, paint, drawing);
	const lip = drawing.stance === "lifted" ? trim.base : paint.body.deep;
	return [
		drawRearPillar(plan, drawing, paint),
		drawSeats(plan, drawing),
		drawCockpit(),
		tail.behind,
		drawWindshield(drawing, paint),
		drawMiddlePillars(plan),
		drawStep(plan, drawing.stance),
		drawPanels([nose, ...seatBases(plan), tail.panel], paint),
		drawSill(plan, paint, drawing.sides),
		drawNoseParts(nose, paint, drawing.headlamp),
		drawTailParts(tail),
		drawDoors(plan, drawing, paint),
		drawArches(plan, lip),
		drawing.stance === "lifted" ? drawSprings(plan, paint) : "",
		drawing.brushGuard ? drawBrushGuard(nose) : "",
		drawMirror(),
		drawRoof(plan, drawing),
	].join("");
}

/** A scale in tenths: longer models are drawn smaller, but still come out longer. */
function scaleOf({ extent }: Plan): number {
	return Math.floor((3 - 0.0024 * (extent.end - extent.start)) * 10) / 10;
}

/**
 * Draws a vehicle from its left side, as a complete SVG document with a transparent ground.
 *
 * Every drawing has the same view box. It holds no ids, styles or text, so that any number of them
 * can be put into one page.
 *
 * @example drawVehicle(sampleVehicles[0].drawing) // "<svg xmlns=…"
 */
export function drawVehicle(drawing: VehicleDrawing): string {
	const plan = planVehicle(drawing);
	const scale = scaleOf(plan);
	const { start, end } = plan.extent;
	const free = lowestGround - topMargin - (heights.roof + plan.lift) * scale;
	const ground = lowestGround - free / 4;
	const x = (width - (start + end) * scale) / 2;
	const shade = { fill: "#04120f", "fill-opacity": 0.13 };
	const shadow = [4, 14]
		.map((inset, n) => ellipse((start + end) / 2, 0, (end - start) / 2 - inset, 5.4 - 2 * n, shade))
		.join("");
	// Heights are drawn upwards, as on a drawing board, hence the negative scale.
	const placed = `translate(${rounded(x)} ${rounded(ground)}) scale(${scale} ${-scale})`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
		`<g transform="${placed}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
		shadow,
		moved(0, plan.lift, drawBody(plan, drawing)),
		drawWheels(plan, drawing),
		"</g></svg>",
	].join("");
}
