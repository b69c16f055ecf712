import { drawBed } from "../beds/beds.js";
import type { Panel } from "../panel.js";
import type { Plan } from "../plan.js";
import { creaseStart, seatFront, seatFrontToCrease } from "../side/seat-base.js";
import type { PlanTail } from "./tail.js";

function panel({ quarter: { start: s, end: e }, lastHip: hip }: Plan): Panel {
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

/** The chassis panel of a utility model, with its bed above. */
export const bedTail: PlanTail = (plan, paint, { bed }) => {
	const {
		quarter: { end: e },
		rearAxle: x,
		lastHip: hip,
	} = plan;
	return {
		behind: bed ? drawBed(bed, { start: hip + 21, end: e }, paint) : "",
		panel: panel(plan),
		bumper: `M${x + 34} 26 H${e + 1} Q${e + 4} 26 ${e + 4} 29 V38 Q${e + 4} 41 ${e + 1} 41
			H${x + 34} Z`,
		lamp: `M${e - 5} 45 H${e} V55 H${e - 5} Z`,
	};
};
