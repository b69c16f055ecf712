import { trim } from "../materials.js";
import type { Panel } from "../panel.js";
import type { Plan } from "../plan.js";
import { creaseStart, seatFront, seatFrontToCrease } from "../side/seat-base.js";
import { line } from "../svg.js";
import { drawGolfBag } from "./golf-bag.js";
import { type PlanTail, shortBumper } from "./tail.js";

function panel({ quarter: { start: s, end: e }, rearAxle: x, lastHip: hip }: Plan): Panel {
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

/** A two-seater's open luggage deck with its rail. */
export const deckTail: PlanTail = (plan, { accent }, { golfBag }) => {
	const { end: e } = plan.quarter;
	const a = plan.lastHip + 26;
	return {
		behind:
			(golfBag ? drawGolfBag(a + 20, accent) : "") +
			line(
				`M${a} 69 V86 Q${a} 91 ${a + 5} 91 H${e - 9} Q${e - 4} 91 ${e - 4} 86 V69 M${a} 80
					H${e - 4}`,
				trim.base,
				2.8,
			) +
			line(`M${a + 5} 91.8 H${e - 9}`, trim.edge, 0.8),
		panel: panel(plan),
		bumper: shortBumper(plan),
		lamp: `M${e - 4.6} 55 L${e + 0.8} 53 L${e + 1} 60 C${e + 1} 63 ${e} 65.6 ${e - 2} 67.6 Z`,
	};
};
