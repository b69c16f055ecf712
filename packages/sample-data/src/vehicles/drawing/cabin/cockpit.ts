import { trim } from "../materials.js";
import { circle, line, shape } from "../svg.js";

/** Dash, column and steering wheel, seen through the open side. */
export function drawCockpit(): string {
	return (
		line(`M30 84 L57 110`, trim.shade, 4) +
		line(`M46 124 L70 96`, trim.base, 3.2) +
		line(`M45.6 124.4 L57 111`, trim.edge, 1) +
		circle(57.6, 110, 3, { fill: trim.light }) +
		shape(`M8 100 C14 108 26 110 36 107 C40 105.6 42 101 41 97 L38 84 H12 Z`, trim.shade) +
		shape(
			`M8 100 C14 108 26 110 36 107 C37.6 106.4 39 105.2 40 103.6 C28 105.6 18 103.6 8 100 Z`,
			trim.light,
		)
	);
}
