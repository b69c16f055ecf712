import { type Paint, steel, tones, trim } from "./colours.js";
import { heights } from "./layout.js";
import { buttCaps, line, shape } from "./svg.js";
import type { CargoBed } from "./vehicle-drawing.js";

/** The bed's start behind the cab and its end at the tailgate. */
type BedSpan = { start: number; end: number };

const wood = tones("#b98d5c");

/** A flat deck with boards between stakes, and a guard behind the cab. */
function drawFlatBed({ start: a, end: e }: BedSpan): string {
	const board = (height: number) => `M${a + 4} ${height} H${e + 1} V${height + 8} H${a + 4} Z`;
	const lit = (height: number) => `M${a + 4} ${height + 7.5} H${e + 1}`;
	const stakes = [0, 1, 2, 3].map((n) => `M${a + 8 + (n * (e - a - 12)) / 3} 66 V99`).join("");
	const mesh = [100, 112].map((height) => `M${a - 3} ${height} H${a + 3}`).join("");
	return (
		line(`M${a + 2} 64 V122 Q${a + 2} 126 ${a - 2} 126 ${mesh}`, trim.base, 3) +
		shape(board(68) + board(78.5) + board(89), wood.base) +
		line(lit(68) + lit(78.5) + lit(89), wood.light, 1, buttCaps) +
		line(stakes, steel.shade, 3.6, buttCaps) +
		shape(`M${a} 61 H${e + 2} V67 H${a} Z`, trim.base) +
		line(`M${a} 66.6 H${e + 2}`, trim.edge, 0.8, buttCaps)
	);
}

/** A closed box for tools and parcels, with a side door. */
function drawBoxBed({ start, end: e }: BedSpan, { accent }: Paint): string {
	// Leave room for the headrest.
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

/** A steel dump bed. */
function drawDumpBed({ start: a, end: e }: BedSpan): string {
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

const fibreglass = tones("#dd9a35");

/** A pickup bed with a rack that carries a ladder over the cab. */
function drawLadderBed({ start: a, end: e }: BedSpan, { body, lower }: Paint): string {
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

const beds: Record<CargoBed["kind"], (span: BedSpan, paint: Paint) => string> = {
	flat: drawFlatBed,
	box: drawBoxBed,
	dump: drawDumpBed,
	ladder: drawLadderBed,
};

/** Draws the cargo bed of a utility model. */
export function drawBed({ kind }: CargoBed, span: BedSpan, paint: Paint): string {
	return beds[kind](span, paint);
}
