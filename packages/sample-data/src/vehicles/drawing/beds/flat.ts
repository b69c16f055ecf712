import { tones } from "../colour.js";
import { steel, trim } from "../materials.js";
import { cut, line, shape } from "../svg.js";
import type { BedSpan } from "./bed-span.js";

const wood = tones("#b98d5c");

/** A flat deck with boards between stakes, and a guard behind the cab. */
export function drawFlatBed({ start: a, end: e }: BedSpan): string {
	const board = (height: number) => `M${a + 4} ${height} H${e + 1} V${height + 8} H${a + 4} Z`;
	const lit = (height: number) => `M${a + 4} ${height + 7.5} H${e + 1}`;
	const stakes = [0, 1, 2, 3].map((n) => `M${a + 8 + (n * (e - a - 12)) / 3} 66 V99`).join("");
	const mesh = [100, 112].map((height) => `M${a - 3} ${height} H${a + 3}`).join("");
	return (
		line(`M${a + 2} 64 V122 Q${a + 2} 126 ${a - 2} 126 ${mesh}`, trim.base, 3) +
		shape(board(68) + board(78.5) + board(89), wood.base) +
		line(lit(68) + lit(78.5) + lit(89), wood.light, 1, cut) +
		line(stakes, steel.shade, 3.6, cut) +
		shape(`M${a} 61 H${e + 2} V67 H${a} Z`, trim.base) +
		line(`M${a} 66.6 H${e + 2}`, trim.edge, 0.8, cut)
	);
}
