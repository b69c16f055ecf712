import { tones } from "../colour.js";
import { trim } from "../materials.js";
import type { Paint } from "../paint.js";
import { heights } from "../plan.js";
import { line, shape } from "../svg.js";
import type { BedSpan } from "./bed-span.js";

const fibreglass = tones("#dd9a35");

/** A pickup bed under a rack that carries a ladder over the cab. */
export function drawLadderBed({ start: a, end: e }: BedSpan, { body, lower }: Paint): string {
	const rack = heights.roof + 13;
	return (
		line(`M${a + 12} 92 L${a + 18} ${rack} M${e - 8} 92 L${e - 14} ${rack}`, trim.base, 3.6) +
		line(`M${a + 16} 150 L${a + 44} ${rack} M${e - 11} 150 L${e - 40} ${rack}`, trim.base, 2.2) +
		line(`M46 ${rack} H${e - 4}`, trim.base, 3.4) +
		line(`M46 ${rack + 1.2} H${e - 4}`, trim.edge, 0.8) +
		shape(`M30 ${rack + 1.6} H${e + 10} V${rack + 8} H30 Z`, fibreglass.base) +
		shape(`M30 ${rack + 6} H${e + 10} V${rack + 8} H30 Z`, fibreglass.light) +
		shape(`M${a} 61 H${e + 1} V91 H${a} Z`, body.base) +
		shape(`M${a} 61 H${e + 1} V74 H${a} Z`, lower) +
		line(`M${a + 1} 93 H${e + 2}`, trim.base, 3.6) +
		line(`M${a + 1} 94.4 H${e + 2}`, trim.edge, 0.8)
	);
}
