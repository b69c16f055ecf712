import { lamp, trim } from "../materials.js";
import type { Paint } from "../paint.js";
import type { Panel } from "../panel.js";
import type { Plan } from "../plan.js";
import { shape } from "../svg.js";
import type { VehicleDrawing } from "../vehicle-drawing.js";

/** What a body ends in. */
export type TailParts = {
	/** Tubes and loads that stand behind the paint, drawn. */
	behind: string;
	panel: Panel;
	/** Path data of the bumper and of the lamp, which stand on the paint. */
	bumper: string;
	lamp: string;
};

export type PlanTail = (plan: Plan, paint: Paint, drawing: VehicleDrawing) => TailParts;

/** What stands on the tail's paint. The rim sets the lamp off from a red body. */
export function drawTailParts({ bumper, lamp: lens }: TailParts): string {
	return (
		shape(bumper, trim.base) + shape(lens, lamp.red, { stroke: trim.deep, "stroke-width": 0.8 })
	);
}

/** The short bumper behind the wheel of a body without a trunk. */
export function shortBumper({ rearAxle: x, quarter: { end: e } }: Plan): string {
	return `M${x + 30} 26 H${e - 6} C${e - 1} 26 ${e + 2} 29 ${e + 2} 34 V42
		C${e - 6} 43 ${x + 36} 40 ${x + 30} 36 Z`;
}
