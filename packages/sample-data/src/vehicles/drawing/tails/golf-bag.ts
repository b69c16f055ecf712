import type { Tones } from "../colour.js";
import { steel, trim } from "../materials.js";
import { line, shape } from "../svg.js";

/** A bag strapped upright behind the seats, clubs and all. */
export function drawGolfBag(x: number, colour: Tones): string {
	return (
		line(
			`M${x + 3} 124 L${x + 5} 146 M${x + 8} 124 L${x + 13} 141 M${x} 124 L${x - 3} 138`,
			steel.base,
			1.4,
		) +
		line(
			`M${x + 5} 146 L${x + 1} 147.4 M${x + 13} 141 L${x + 9} 143 M${x - 3} 138 L${x - 7} 138.6`,
			trim.base,
			3,
		) +
		shape(`M${x - 5} 70 L${x - 7} 126 H${x + 14} L${x + 16} 70 Z`, colour.base) +
		shape(`M${x + 8} 70 L${x + 7} 126 H${x + 14} L${x + 16} 70 Z`, colour.shade) +
		shape(`M${x - 4} 92 H${x + 8} V112 H${x - 5} Z`, colour.light) +
		line(`M${x - 7} 126 H${x + 14} M${x - 6} 118 H${x + 14.6}`, trim.base, 2.4)
	);
}
