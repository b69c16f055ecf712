import type { Panel } from "../panel.js";
import type { Plan } from "../plan.js";
import { creaseStart, seatFront, seatFrontToCrease } from "../side/seat-base.js";
import type { PlanTail } from "./tail.js";

function panel({ quarter: { start: s, end: e }, rearAxle: x, lastHip: hip }: Plan): Panel {
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

/** A closed trunk behind a last row that looks forward. */
export const trunkTail: PlanTail = (plan) => {
	const { end: e } = plan.quarter;
	const x = plan.rearAxle;
	return {
		behind: "",
		panel: panel(plan),
		bumper: `M${x + 32} 26 H${e - 6} C${e + 1} 26 ${e + 4} 29 ${e + 4} 34 V43
			C${e - 4} 44 ${x + 38} 42 ${x + 32} 37 Z`,
		lamp: `M${e - 6} 63 L${e + 1.2} 60.6 L${e + 0.4} 74 C${e - 0.2} 78 ${e - 1.4} 81 ${e - 3} 84 Z`,
	};
};
