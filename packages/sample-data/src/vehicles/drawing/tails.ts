import { drawBed } from "./beds.js";
import { creaseStart, seatFront, seatFrontToCrease } from "./body-side.js";
import { lamp, type Paint, steel, type Tones, trim } from "./colours.js";
import type { Layout, TailKind } from "./layout.js";
import type { Panel } from "./panel.js";
import { line, shape } from "./svg.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";

/** The rear end of a body. */
type Tail = {
	/** The elements behind the paint: tubes, a golf bag or a bed. */
	background: string;
	panel: Panel;
	/** Path data of the bumper and the lamp, which are in front of the paint. */
	bumper: string;
	lamp: string;
};

type CreateTail = (layout: Layout, paint: Paint, drawing: VehicleDrawing) => Tail;

/** Draws the bumper and the lamp. The lamp's outline separates it from a red body. */
export function drawTail({ bumper, lamp: lens }: Tail): string {
	return (
		shape(bumper, trim.base) + shape(lens, lamp.red, { stroke: trim.deep, "stroke-width": 0.8 })
	);
}

/** The short bumper of a body without a trunk. */
function shortBumper({ rearAxle: x, quarter: { end: e } }: Layout): string {
	return `M${x + 30} 26 H${e - 6} C${e - 1} 26 ${e + 2} 29 ${e + 2} 34 V42
		C${e - 6} 43 ${x + 36} 40 ${x + 30} 36 Z`;
}

function deckPanel({ quarter: { start: s, end: e }, rearAxle: x, lastHip: hip }: Layout): Panel {
	return {
		outline:
			seatFront(s) +
			`H${hip + 6} C${hip + 12} 76 ${hip + 12} 70 ${hip + 20} 70 H${e - 10}
				C${e - 3} 70 ${e + 1} 66 ${e + 1} 60 C${e + 1} 50 ${e - 1} 40 ${e - 4} 33 L${e - 8} 26 Z`,
		crease:
			creaseStart(s) +
			`C${s + 30} 64 ${x - 20} 68 ${x} 67.4 C${e - 24} 66 ${e - 8} 58 ${e - 0.6} 54`,
		underCrease: `L${e + 0.8} 53 C${e} 45 ${e - 2} 38 ${e - 4} 33
			L${e - 8} 26${seatFrontToCrease(s)}`,
		ridge: `M${s + 2} 75.4 H${hip + 6} C${hip + 11} 75.4 ${hip + 12} 69.4 ${hip + 20} 69.4
			H${e - 10}`,
	};
}

/** The open luggage deck of a two-seater, with a rail. */
const createDeck: CreateTail = (layout, { accent }, { golfBag }) => {
	const { end: e } = layout.quarter;
	const a = layout.lastHip + 26;
	return {
		background:
			(golfBag ? drawGolfBag(a + 20, accent) : "") +
			line(
				`M${a} 69 V86 Q${a} 91 ${a + 5} 91 H${e - 9} Q${e - 4} 91 ${e - 4} 86 V69 M${a} 80
					H${e - 4}`,
				trim.base,
				2.8,
			) +
			line(`M${a + 5} 91.8 H${e - 9}`, trim.edge, 0.8),
		panel: deckPanel(layout),
		bumper: shortBumper(layout),
		lamp: `M${e - 4.6} 55 L${e + 0.8} 53 L${e + 1} 60 C${e + 1} 63 ${e} 65.6 ${e - 2} 67.6 Z`,
	};
};

function footrestPanel({ quarter: { start: s, end: e }, rearAxle: x }: Layout): Panel {
	return {
		outline:
			seatFront(s) +
			`H${e - 7} C${e - 1} 76 ${e + 1} 71 ${e + 1} 63 C${e + 1} 50 ${e - 1} 40 ${e - 4} 33
				L${e - 8} 26 Z`,
		crease:
			creaseStart(s) +
			`C${s + 32} 64 ${x - 24} 70 ${x + 2} 70 C${e - 26} 70 ${e - 10} 61 ${e - 0.8} 56`,
		underCrease: `L${e + 0.6} 55 C${e} 46 ${e - 2} 39 ${e - 4} 33
			L${e - 8} 26${seatFrontToCrease(s)}`,
		ridge: `M${s + 2} 75.4 H${e - 7} C${e - 4} 75.4 ${e - 2} 74.4 ${e - 0.6} 72`,
	};
}

/** The folding step and the guard tube of a rear-facing row. */
const createFootrest: CreateTail = (layout) => {
	const { end: e } = layout.quarter;
	return {
		background:
			line(`M${e - 6} 44 L${e + 12} 36`, trim.shade, 3.4) +
			line(
				`M${e - 4} 72 H${e + 8} C${e + 12} 72 ${e + 14} 70 ${e + 15} 67 L${e + 26} 38`,
				trim.base,
				3,
			) +
			line(`M${e - 2} 72.8 H${e + 8} C${e + 12} 72.8 ${e + 14} 71 ${e + 15} 68`, trim.edge, 0.8) +
			shape(
				`M${e - 8} 33 H${e + 30} Q${e + 33} 33 ${e + 33} 36 Q${e + 33} 38.6 ${e + 30} 38.6
					H${e - 8} Z`,
				trim.base,
			) +
			line(`M${e - 2} 38 H${e + 31}`, steel.base, 1.2),
		panel: footrestPanel(layout),
		bumper: shortBumper(layout),
		lamp: `M${e - 4} 57 L${e + 0.8} 55.6 L${e + 1} 64 C${e + 0.8} 68 ${e - 0.6} 71 ${e - 3} 73 Z`,
	};
};

function trunkPanel({ quarter: { start: s, end: e }, rearAxle: x, lastHip: hip }: Layout): Panel {
	return {
		outline:
			seatFront(s) +
			`H${hip - 6} C${hip + 6} 76 ${hip + 6} 95 ${hip + 20} 96 H${e - 22}
				C${e - 8} 95 ${e - 1} 86 ${e + 0.4} 74 L${e + 2} 52
				C${e + 2.4} 40 ${e - 2} 30 ${e - 8} 26 Z`,
		crease: `${creaseStart(s)}C${s + 30} 64 ${x - 22} 74 ${x + 4} 74
			C${e - 20} 74 ${e - 8} 66 ${e} 62`,
		underCrease: `L${e + 1.4} 61 L${e + 2} 52
			C${e + 2.4} 40 ${e - 2} 30 ${e - 8} 26${seatFrontToCrease(s)}`,
		upper: `M${hip + 4} 87 C${hip + 7} 92 ${hip + 12} 95.4 ${hip + 20} 96 H${e - 22}
			C${e - 14} 95.4 ${e - 8} 92 ${e - 4.6} 87.4 C${e - 30} 91 ${hip + 30} 91 ${hip + 4} 87 Z`,
		ridge: `M${s + 2} 75.4 H${hip - 6} M${hip + 12} 94.4 C${hip + 14} 95 ${hip + 17} 95.4 ${hip + 20} 95.4 H${e - 22}
			C${e - 17} 95 ${e - 13} 93.6 ${e - 9.6} 91.4`,
	};
}

/** The closed trunk behind a forward-facing last row. */
const createTrunk: CreateTail = (layout) => {
	const { end: e } = layout.quarter;
	const x = layout.rearAxle;
	return {
		background: "",
		panel: trunkPanel(layout),
		bumper: `M${x + 32} 26 H${e - 6} C${e + 1} 26 ${e + 4} 29 ${e + 4} 34 V43
			C${e - 4} 44 ${x + 38} 42 ${x + 32} 37 Z`,
		lamp: `M${e - 6} 63 L${e + 1.2} 60.6 L${e + 0.4} 74 C${e - 0.2} 78 ${e - 1.4} 81 ${e - 3} 84 Z`,
	};
};

function bedPanel({ quarter: { start: s, end: e }, lastHip: hip }: Layout): Panel {
	return {
		outline:
			seatFront(s) +
			`H${hip + 10} Q${hip + 15} 76 ${hip + 15} 71 V63 H${e - 4} Q${e} 63 ${e} 59 V40
				L${e - 8} 26 Z`,
		crease: `${creaseStart(s)}C${s + 20} 62 ${s + 40} 56 ${s + 60} 56 H${e}`,
		underCrease: `V40 L${e - 8} 26${seatFrontToCrease(s)}`,
		ridge: `M${s + 2} 75.4 H${hip + 10}`,
	};
}

/** The chassis panel of a utility model, and its bed. */
const createBed: CreateTail = (layout, paint, { bed }) => {
	const {
		quarter: { end: e },
		rearAxle: x,
		lastHip: hip,
	} = layout;
	return {
		background: bed ? drawBed(bed, { start: hip + 21, end: e }, paint) : "",
		panel: bedPanel(layout),
		bumper: `M${x + 34} 26 H${e + 1} Q${e + 4} 26 ${e + 4} 29 V38 Q${e + 4} 41 ${e + 1} 41
			H${x + 34} Z`,
		lamp: `M${e - 5} 45 H${e} V55 H${e - 5} Z`,
	};
};

const tails: Record<TailKind, CreateTail> = {
	footrest: createFootrest,
	deck: createDeck,
	trunk: createTrunk,
	bed: createBed,
};

/** Creates the rear end of a vehicle. */
export const createTail: CreateTail = (layout, paint, drawing) =>
	tails[layout.tail](layout, paint, drawing);

/** A golf bag with clubs, upright behind the seats. */
function drawGolfBag(x: number, colour: Tones): string {
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
