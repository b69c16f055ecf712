import { lamp, tones, trim } from "./colours.js";
import { heights, type Layout } from "./layout.js";
import { line, shape } from "./svg.js";
import type { BodyStyle, VehicleDrawing } from "./vehicle-drawing.js";

/** A roof's outline, upper surface and highlight, as path data. */
type Shell = { outline: string; upper: string; ridge: string };

const r = heights.roof;

const shells: Record<BodyStyle, (start: number, end: number) => Shell> = {
	classic: (a, e) => ({
		outline: `M${a + 6} ${r - 2.6} C${a - 3} ${r - 3} ${a - 3} ${r + 4} ${a + 6} ${r + 7}
			C${a + 40} ${r + 12} ${e - 40} ${r + 12} ${e - 8} ${r + 7}
			C${e + 2} ${r + 5} ${e + 3} ${r - 3} ${e - 6} ${r - 2.6} Z`,
		upper: `M${a + 0.6} ${r + 3.4} Q${a + 2.6} ${r + 6} ${a + 6} ${r + 7}
			C${a + 40} ${r + 12} ${e - 40} ${r + 12} ${e - 8} ${r + 7}
			Q${e - 3} ${r + 6} ${e - 0.6} ${r + 3.4}
			C${e - 40} ${r + 6.6} ${a + 40} ${r + 6.6} ${a + 0.6} ${r + 3.4} Z`,
		ridge: `M${a + 6} ${r + 6.6} C${a + 40} ${r + 11.4} ${e - 40} ${r + 11.4} ${e - 10} ${r + 7}`,
	}),
	city: (a, e) => ({
		outline: `M${a + 10} ${r - 3} C${a - 1} ${r - 4} ${a - 3} ${r + 1} ${a + 5} ${r + 4}
			C${a + 40} ${r + 15} ${e - 60} ${r + 15} ${e - 6} ${r + 2}
			C${e + 2} ${r} ${e + 1} ${r - 5} ${e - 7} ${r - 4}
			C${e - 40} ${r} ${a + 40} ${r} ${a + 10} ${r - 3} Z`,
		upper: `M${a + 1} ${r + 1} Q${a + 2} ${r + 3} ${a + 5} ${r + 4}
			C${a + 40} ${r + 15} ${e - 60} ${r + 15} ${e - 6} ${r + 2}
			Q${e - 3} ${r + 1} ${e - 2} ${r - 1}
			C${e - 50} ${r + 8} ${a + 50} ${r + 8} ${a + 1} ${r + 1} Z`,
		ridge: `M${a + 8} ${r + 4.4} C${a + 42} ${r + 14.2} ${e - 60} ${r + 14.2} ${e - 12} ${r + 3}`,
	}),
	sport: (a, e) => ({
		outline: `M${a + 10} ${r - 2} L${a - 8} ${r + 0.6} Q${a - 9} ${r + 1.6} ${a - 8} ${r + 2.4}
			C${a + 4} ${r + 9} ${a + 24} ${r + 11} ${a + 50} ${r + 11} H${e - 40} L${e + 8} ${r + 13}
			Q${e + 10} ${r + 13} ${e + 9} ${r + 11} L${e + 5} ${r + 6}
			C${e - 2} ${r + 2} ${e - 8} ${r - 2} ${e - 20} ${r - 2} Z`,
		upper: `M${a - 8} ${r + 2.4} C${a + 4} ${r + 9} ${a + 24} ${r + 11} ${a + 50} ${r + 11}
			H${e - 40} L${e + 8} ${r + 13}
			L${e - 30} ${r + 6} H${a + 40} C${a + 20} ${r + 6} ${a + 6} ${r + 5} ${a - 8} ${r + 2.4} Z`,
		ridge: `M${a - 6} ${r + 3} C${a + 6} ${r + 8.6} ${a + 24} ${r + 10.4} ${a + 50} ${r + 10.4}
			H${e - 40} L${e + 7} ${r + 12.4}`,
	}),
	grand: (a, e) => ({
		outline: `M${a - 1} ${r - 3} C${a - 6} ${r - 3} ${a - 7} ${r} ${a - 5} ${r + 3}
			L${a + 1} ${r + 8}
			Q${a + 8} ${r + 12} ${a + 24} ${r + 12} H${e - 18}
			C${e - 6} ${r + 12} ${e + 2} ${r + 8} ${e + 3} ${r + 2}
			Q${e + 3} ${r - 3} ${e - 3} ${r - 3} Z`,
		upper: `M${a - 3} ${r + 5} L${a + 1} ${r + 8} Q${a + 8} ${r + 12} ${a + 24} ${r + 12} H${e - 18}
			C${e - 8} ${r + 12} ${e - 1} ${r + 9.4} ${e + 2} ${r + 5} Z`,
		ridge: `M${a + 2} ${r + 8} Q${a + 9} ${r + 11.4} ${a + 24} ${r + 11.4} H${e - 18}
			Q${e - 9} ${r + 11} ${e - 4} ${r + 8.4}`,
	}),
	work: (a, e) => ({
		outline: `M${a + 3} ${r - 3} Q${a - 1} ${r - 3} ${a - 1} ${r + 1} V${r + 3}
			Q${a - 1} ${r + 7} ${a + 3} ${r + 7}
			H${e - 3} Q${e + 1} ${r + 7} ${e + 1} ${r + 3} V${r + 1}
			Q${e + 1} ${r - 3} ${e - 3} ${r - 3} Z`,
		upper: `M${a - 1} ${r + 3} Q${a - 1} ${r + 7} ${a + 3} ${r + 7} H${e - 3}
			Q${e + 1} ${r + 7} ${e + 1} ${r + 3} Z`,
		ridge: `M${a + 2} ${r + 6.4} H${e - 2}`,
	}),
};

/** Draws the roof with its rails, basket or light bar. */
export function drawRoof({ roof: { start, end } }: Layout, { body, roof }: VehicleDrawing): string {
	const colour = tones(roof.colour);
	const shell = shells[body](start, end);
	return (
		(roof.top ? roofTops[roof.top](start, end) : "") +
		line(`M${start + 24} ${r - 2.4} H${end - 20}`, trim.deep, 2.6) +
		shape(shell.outline, colour.base) +
		shape(shell.upper, colour.light) +
		line(shell.ridge, colour.edge, 0.9)
	);
}

type RoofTop = NonNullable<VehicleDrawing["roof"]["top"]>;

/** Equipment on a roof, drawn behind its shell. */
const roofTops: Record<RoofTop, (start: number, end: number) => string> = {
	rails: (a, e) =>
		line(
			`M${a + 36} ${r + 10} L${a + 42} ${r + 15} H${e - 42} L${e - 36} ${r + 10}`,
			trim.base,
			2.6,
		) + line(`M${a + 43} ${r + 15.8} H${e - 43}`, trim.edge, 0.8),
	basket: (a, e) =>
		line(`M${a + 34} ${r + 15} H${e - 34} M${a + 30} ${r + 21} H${e - 30}`, trim.base, 2.2) +
		line(
			`M${a + 36} ${r + 9} L${a + 30} ${r + 21} M${e - 36} ${r + 9} L${e - 30} ${r + 21}
				M${(a + e) / 2} ${r + 10} V${r + 21}`,
			trim.base,
			2.2,
		) +
		line(`M${a + 31} ${r + 21.8} H${e - 31}`, trim.edge, 0.8),
	"light-bar": (a) =>
		shape(`M${a + 8} ${r + 6} L${a + 6} ${r + 11} H${a + 13} L${a + 17} ${r + 8.4} Z`, trim.shade) +
		shape(
			`M${a + 3} ${r + 10} H${a + 16} V${r + 17} H${a + 6}
				Q${a + 3} ${r + 17} ${a + 3} ${r + 14} Z`,
			trim.base,
		) +
		shape(`M${a + 3} ${r + 11.4} H${a + 6.4} V${r + 15.8} H${a + 3.4} Z`, lamp.lens),
};
