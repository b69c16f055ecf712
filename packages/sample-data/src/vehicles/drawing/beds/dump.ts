import { steel, trim } from "../materials.js";
import { line, shape } from "../svg.js";
import type { BedSpan } from "./bed-span.js";

/** A steel bed that tips to the rear on its hinge. */
export function drawDumpBed({ start: a, end: e }: BedSpan): string {
	const ribs = [1, 2, 3, 4].map((n) => `M${a + 2 + (n * (e - a - 2)) / 5} 70 V97`).join("");
	return (
		shape(`M${a + 4} 60 H${e - 2} V67 H${a + 4} Z`, trim.shade) +
		shape(`M${a - 2} 102 L${a + 3} 66 H${e + 1} L${e + 6} 102 Z`, steel.base) +
		shape(`M${a + 1.4} 78 L${a + 3} 66 H${e + 1} L${e + 2.6} 78 Z`, steel.shade) +
		line(ribs, steel.deep, 2.6) +
		line(`M${a - 4} 103 H${e + 8}`, trim.base, 4.6) +
		line(`M${a - 4} 104.6 H${e + 8}`, trim.edge, 0.9)
	);
}
