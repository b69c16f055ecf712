import { lamp, type Paint, steel, trim } from "./colours.js";
import type { Panel } from "./panel.js";
import { circle, line, shape, translate } from "./svg.js";
import type { BodyStyle, Headlamp } from "./vehicle-drawing.js";

/** The front of a body, from the bumper to the edge of the first footwell, as path data. */
export type Nose = Panel & {
	/** The rear edge of the cowl, which faces away from the light. */
	cowlEdge: string;
	bumper: string;
	bumperEdge: string;
	indicator: string;
	/** Centre of the headlamp. */
	headlamp: readonly [x: number, height: number];
	/** The point at which a brush guard meets the hood. */
	guardFoot: readonly [x: number, height: number];
	/** Draws details of this nose over the paint. */
	detail?: (paint: Paint) => string;
};

/** Draws the parts on the nose's paint: lamps, bumper, and the edge of the footwell. */
export function drawNose(nose: Nose, paint: Paint, headlamp: Headlamp): string {
	return (
		shape(nose.cowlEdge, paint.body.deep) +
		shape(nose.bumper, trim.base) +
		line(nose.bumperEdge, trim.edge, 0.8) +
		shape(nose.indicator, lamp.amber) +
		(nose.detail?.(paint) ?? "") +
		drawHeadlamp(headlamp, nose.headlamp)
	);
}

/** A rounded cowl with a plain bumper. */
const classicNose: Nose = {
	outline: `M-40 26 H46 V46 C42 57 37 73 34.6 92 C34 99 30 103 24 103 H9
		C-12 100 -31 93 -43 82 C-52 73 -55.5 60 -55.5 44 C-55.5 33 -50 26 -40 26 Z`,
	crease: `M-54.8 53 C-40 58 -20 69 -4 71 C12 73 28 71 36.8 68.6`,
	underCrease: `L38.2 68 C40.6 58 43 52 46 46 V26 H-40 C-50 26 -55.5 33 -55.5 44
		C-55.5 47 -55.2 50 -54.8 53 Z`,
	upper: `M-46.6 78.4 C-34 91 -12 100 9 103 H24 C28.6 103 31.6 100.6 33.4 97
		C14 97.6 -22 93.4 -46.6 78.4 Z`,
	ridge: `M-44.6 80 C-32 91.6 -11 99.8 9.4 102.4 H24`,
	cowlEdge: `M47 43 C42 56 37 72 34.6 92 L30.8 94.6 C32.4 74 37.4 57 47 43 Z`,
	bumper: `M-34 26 H-40 C-50 26 -55.5 33 -55.5 44 V46.4 C-48 47.6 -42 46 -36 42 Z`,
	bumperEdge: `M-55 46 C-48 47.2 -42 45.6 -36 41.6`,
	indicator: `M-54.6 55 C-52 55.4 -50 56.4 -48 58 L-49.6 62 C-51.4 61 -52.8 60.4 -53.8 60.2 Z`,
	headlamp: [-41.6, 70],
	guardFoot: [-43, 82],
};

/** A short nose, one arc from bumper to windshield. */
const cityNose: Nose = {
	outline: `M-38 26 H46 V46 C42 58 38 74 35.6 93 C35 100 31 104 25 104 H7
		C-16 101 -35 90 -45 74 C-51 63 -53.4 50 -52.4 39 C-51.6 31 -46 26 -38 26 Z`,
	crease: `M-52.5 47 C-44 62 -24 71.4 -2 72 C14 72.4 28 70.8 37.2 68.5`,
	underCrease: `L38.7 68 C40.6 60 43 52 46 46 V26 H-38 C-46 26 -51.6 31 -52.4 39 Z`,
	upper: `M-40 81 C-28 93 -12 101.6 7 104 H25 C29.6 104 32.6 101.6 34.4 98
		C10 98 -18 94 -40 81 Z`,
	ridge: `M-38 83 C-27 93.4 -10 101.2 7 103.4 H25`,
	cowlEdge: `M47 43 C42 56 38 73 35.6 93 L31.8 95.6 C33.4 75 38 57 47 43 Z`,
	bumper: `M-34 26 H-38 C-46 26 -51.6 31 -52.4 39 C-52.8 43 -52.8 47 -52.3 51
		C-46 50 -40 46 -36 41 Z`,
	bumperEdge: `M-52 50.4 C-46 49.4 -40 45.4 -36.4 41`,
	indicator: `M-51.6 55 C-49 55 -46.6 55.6 -44.6 57 L-46 60.6 C-47.6 59.8 -49 59.4 -50.4 59.4 Z`,
	headlamp: [-34.6, 74.4],
	guardFoot: [-38, 83],
};

/** A wedge with an open intake and a skid plate in the accent colour. */
const sportNose: Nose = {
	outline: `M-38 26 H46 V46 L41 62 C38.4 74 37 84 36.4 94 C36 101 32 105 26 105 L6 104
		C-16 101.6 -37 96 -49 87 C-55 82 -58.6 74 -60 64 L-60.6 54 L-53 48 L-36 30 Z`,
	crease: `M-60 62 L-40 68.6 L-6 80 C12 83 28 75 38 70`,
	underCrease: `L39.6 69 L41 62 L46 46 V26 H-38 L-36 30 L-53 48 L-60.6 54 Z`,
	upper: `M-52 84 C-38 95 -16 101.6 6 104 L26 105 C30.6 105 33.8 102.4 35.4 98.6 L4 94
		C-18 92 -38 90 -52 84 Z`,
	ridge: `M-49 86.6 C-37 95 -16 101 6 103.4 L26 104.4`,
	cowlEdge: `M47 43 L41 62 C38.4 74 37 84 36.4 94 L32.6 96.6 C33 84 34.4 73 37 62 Z`,
	bumper: `M-36 26 H-46 C-51 26 -55 28 -56 33 L-58.6 45 L-60.6 54 L-46 51 L-33 37 Z`,
	bumperEdge: `M-56 33 L-60.6 54 L-46 51 L-33 37`,
	indicator: `M-59.6 57.4 L-51 60 L-52 63.4 L-59.8 60.8 Z`,
	headlamp: [-46.6, 75.4],
	guardFoot: [-45, 90],
	detail: ({ accent, body }) =>
		shape(`M-58.8 47 L-60.2 52.6 L-47.4 50 L-42 45 Z`, trim.deep) +
		shape(`M-36 26 H-46 C-50 26 -53.6 27.4 -55.2 31 L-34 31 Z`, accent.base) +
		line(`M-18 93.4 L8 97 L30 97.6`, body.shade, 1.2),
};

/** A tall hood with an upright grille, like a large off-road wagon. */
const grandNose: Nose = {
	outline: `M-38 26 H46 V46 C43 58 40 74 38 93 C37 101 33 106 26 106 H4
		C-16 105.6 -36 103 -48 98 C-55 95 -58.6 89 -59 81 L-59.6 56 L-36 38 Z`,
	crease: `M-59.2 70 L-30 76 C-4 80 22 75 39.6 69.5`,
	underCrease: `L41 69 C42.4 60 44 52 46 46 V26 H-38 L-36 38 L-59.6 56 Z`,
	upper: `M-54.6 94 C-40 100 4 97 36.6 99 C35 103.4 31 106 26 106 H4 C-16 105.6 -36 103 -48 98
		C-50.6 97 -52.8 95.6 -54.6 94 Z`,
	ridge: `M-50 96.6 C-38 102.4 -18 105 4 105.4 H26`,
	cowlEdge: `M47 43 C43.4 57 40 73 38 93 L34.2 95.6 C36 75 40 58 47 43 Z`,
	bumper: `M-36 26 H-46 C-53 26 -57 29 -57.6 36 L-58 46 L-61 50 V58 C-52 59 -42 54 -35 46 Z`,
	bumperEdge: `M-60.6 57.4 C-52 58.4 -43 54 -35.6 46.4`,
	indicator: `M-39 60 L-33 58.4 V62 L-39 63.6 Z`,
	headlamp: [-43.6, 83],
	guardFoot: [-48, 97],
	detail: () =>
		shape(`M-61.4 60 H-57 L-56.4 80 H-60.6 C-61.4 80 -61.8 79.6 -61.8 79 V61 Z`, trim.shade) +
		line(`M-61.2 64.6 H-57 M-61 69.6 H-56.8 M-61 74.6 H-56.6`, steel.light, 1),
};

/** A square cowl with a heavy bumper. */
const workNose: Nose = {
	outline: `M-40 26 H46 V46 L37.6 95 C36.4 100 33 103 28 103 H6 C-14 101 -34 96 -46 90
		C-51 87.4 -53 84 -53 79 V44 L-36 38 Z`,
	crease: `M-53 60 L-34 66 L41.2 67`,
	underCrease: `H42.4 L46 46 V26 H-40 L-36 38 L-53 44 Z`,
	upper: `M-50 87 C-34 93 -8 95 36 99 C34.4 101.6 31.6 103 28 103 H6 C-14 101 -34 96 -46 90
		C-47.8 89.2 -49 88.2 -50 87 Z`,
	ridge: `M-46.6 89.4 C-34 95.4 -14 100.6 6 102.4 H28`,
	cowlEdge: `M47 43 L37.6 95 L33.6 97.6 L43 46 Z`,
	bumper: `M-36 26 H-58 C-60.4 26 -61.6 27.4 -61.6 29.4 V43.6 C-61.6 45.8 -60.4 47 -58 47 H-40
		L-35 42 Z`,
	bumperEdge: `M-60.6 45.6 C-60 46.2 -59 46.6 -58 46.6 H-40.4`,
	indicator: `M-53 51 H-46 V55 H-53 Z`,
	headlamp: [-41.6, 75],
	guardFoot: [-46, 90],
	detail: () => shape(`M-54.4 66 H-51 V84 H-53 C-54 84 -54.4 83.4 -54.4 82.6 Z`, trim.shade),
};

/** The front of each body style. */
export const noses: Record<BodyStyle, Nose> = {
	classic: classicNose,
	city: cityNose,
	sport: sportNose,
	grand: grandNose,
	work: workNose,
};

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

/** Draws a headlamp on the side of the nose. */
function drawHeadlamp(kind: Headlamp, [x, height]: readonly [number, number]): string {
	return translate(x, height, lamps[kind]);
}

/** Draws a brush guard: tubes in front of the lamps, from the bumper to the hood. */
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
