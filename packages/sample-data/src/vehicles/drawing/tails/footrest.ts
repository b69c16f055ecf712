import { steel, trim } from "../materials.js";
import type { Panel } from "../panel.js";
import type { Plan } from "../plan.js";
import { creaseStart, seatFront, seatFrontToCrease } from "../side/seat-base.js";
import { line, shape } from "../svg.js";
import { type PlanTail, shortBumper } from "./tail.js";

function panel({ quarter: { start: s, end: e }, rearAxle: x }: Plan): Panel {
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

/** A rear-facing row: the folding step and the tube that guards the feet. */
export const footrestTail: PlanTail = (plan) => {
	const { end: e } = plan.quarter;
	return {
		behind:
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
		panel: panel(plan),
		bumper: shortBumper(plan),
		lamp: `M${e - 4} 57 L${e + 0.8} 55.6 L${e + 1} 64 C${e + 0.8} 68 ${e - 0.6} 71 ${e - 3} 73 Z`,
	};
};
