import { steel, trim } from "../materials.js";
import type { Paint } from "../paint.js";
import { line, shape } from "../svg.js";
import type { BedSpan } from "./bed-span.js";

/** A closed box for tools and parcels, with a side door. */
export function drawBoxBed({ start, end: e }: BedSpan, { accent }: Paint): string {
	// Clear of the headrest.
	const a = start + 5;
	const door = (a + e) / 2;
	return (
		shape(`M${a} 60 H${e + 2} V66 H${a} Z`, trim.base) +
		shape(
			`M${a} 65 H${e + 1} V162 Q${e + 1} 170 ${e - 7} 170 H${a + 8} Q${a} 170 ${a} 162 Z`,
			accent.base,
		) +
		shape(
			`M${a} 160 V162 Q${a} 170 ${a + 8} 170 H${e - 7} Q${e + 1} 170 ${e + 1} 162 V160 Z`,
			accent.light,
		) +
		shape(`M${a} 65 H${e + 1} V84 H${a} Z`, accent.shade) +
		line(`M${a + 8} 169.4 H${e - 7}`, accent.edge, 1) +
		line(`M${door - 30} 70 H${door + 30} V152 H${door - 30} Z`, accent.deep, 0.9) +
		line(`M${door} 70 V152`, accent.deep, 0.9) +
		line(`M${door - 6} 104 V114 M${door + 6} 104 V114`, steel.deep, 2)
	);
}
