import { lamp, trim } from "../materials.js";
import type { Paint } from "../paint.js";
import type { Panel } from "../panel.js";
import { line, shape } from "../svg.js";
import type { Headlamp } from "../vehicle-drawing.js";
import { drawHeadlamp } from "./headlamp.js";

/** The front of a body, from the bumper to the edge of the first footwell, as path data. */
export type Nose = Panel & {
	/** The return of the cowl's rear edge, away from the light. */
	return: string;
	bumper: string;
	bumperEdge: string;
	indicator: string;
	/** The middle of the headlamp. */
	headlamp: readonly [x: number, height: number];
	/** Where a brush guard meets the hood. */
	guardFoot: readonly [x: number, height: number];
	/** What only this nose has, drawn over the paint. */
	detail?: (paint: Paint) => string;
};

/** What stands on the nose's paint: lamps, bumper, and the edge of the footwell. */
export function drawNoseParts(nose: Nose, paint: Paint, headlamp: Headlamp): string {
	return (
		shape(nose.return, paint.body.deep) +
		shape(nose.bumper, trim.base) +
		line(nose.bumperEdge, trim.edge, 0.8) +
		shape(nose.indicator, lamp.amber) +
		(nose.detail?.(paint) ?? "") +
		drawHeadlamp(headlamp, nose.headlamp)
	);
}
