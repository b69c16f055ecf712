import { lamp, trim } from "../materials.js";
import { circle, line, moved, shape } from "../svg.js";
import type { Headlamp } from "../vehicle-drawing.js";

const lamps: Record<Headlamp, string> = {
	round:
		circle(0, 0, 7.8, { fill: trim.shade }) +
		circle(0, 0, 6.2, { fill: lamp.lens }) +
		circle(-1.4, 1.6, 2.6, { fill: lamp.glow }),
	oval:
		shape(`M-11-2C-10 4-3 8 5 8C10 8 13 6 13 3C13-2 4-7-5-7C-9-7-11.4-5-11-2Z`, trim.shade) +
		shape(
			`M-9.4-2C-8.4 3-2 6.4 5 6.4C9 6.4 11.4 5 11.4 3C11.4-1 3-5.4-5-5.4C-8-5.4-9.8-4.2-9.4-2Z`,
			lamp.lens,
		) +
		circle(-2, 0.4, 3, { fill: lamp.glow }),
	blade:
		shape(`M-11-7L-8-1C-3 4 6 8 17 10C19 10.2 19.6 8.8 18 7.6L6 0C0-4-6-7-11-7Z`, trim.shade) +
		shape(`M-8.4-5L-6.6-1.8C-2 2.6 6 6.4 15 8.4L4.6 1.4C0-2-4.4-4.4-8.4-5Z`, lamp.lens) +
		line(`M-6.6-1.8C-2 2.6 6 6.4 15 8.4`, lamp.glow, 1.2),
	twin:
		shape(
			`M-10 7H8C12 7 13 4 11.6 1L8.6-5C8-6.4 6.6-7 5-7H-11C-12-7-12.4-6-12.2-5L-11.6 5
				C-11.6 6.2-11 7-10 7Z`,
			trim.shade,
		) +
		shape(
			`M-10 5H-2V-5H-10.6ZM0 5H8.4C10 5 10.4 3.4 9.6 2L6.6-4C6.2-4.8 5.4-5 4.6-5H0Z`,
			lamp.lens,
		) +
		line(`M-9.6 4.4H-2M.4 4.4H8.6`, lamp.glow, 1.3),
};

/** A headlamp on the flank of the nose. */
export function drawHeadlamp(kind: Headlamp, [x, height]: readonly [number, number]): string {
	return moved(x, height, lamps[kind]);
}
