import { trim } from "../materials.js";
import { line } from "../svg.js";
import type { Nose } from "./nose.js";

/** Tubes before the lamps, from the bumper up to the hood, for those who leave the road. */
export function drawBrushGuard({ guardFoot: [x, height] }: Nose): string {
	return (
		line(
			`M-40 31 H-56 C-63 31 -66 34 -66 40 V${height - 10} Q-66 ${height} -56 ${height} H${x}`,
			trim.base,
			3.4,
		) +
		line("M-66 50 H-54 M-66 62 H-54", trim.base, 2.6) +
		line(`M-66.9 42 V${height - 10} Q-66.9 ${height + 0.9} -56 ${height + 0.9}`, trim.edge, 0.8)
	);
}
