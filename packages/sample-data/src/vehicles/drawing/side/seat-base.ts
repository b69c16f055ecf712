import type { Panel } from "../panel.js";
import { cushionDepth, heights, type Plan } from "../plan.js";

/** The front edge of a seat base, upwards: it leans back at the floor and leaves room for heels. */
export function seatFront(start: number): string {
	const s = start;
	return `M${s + 7} 26 L${s + 6} 44 C${s + 3} 54 ${s - 2} 64 ${s - 3.4} 70
		Q${s - 4.4} 76 ${s + 2} 76`;
}

/** Where the crease begins on that edge, and the way from the skirt back up to it. */
export const creaseStart = (start: number) => `M${start + 0.8} 62`;
export const seatFrontToCrease = (start: number) =>
	`L${start + 7} 26 L${start + 6} 44 C${start + 4.2} 50 ${start + 1.8} 56.5 ${start - 0.2} 62 Z`;

/** The bases of the rows before the last panel: boxes that stand on the sill. */
export function seatBases(plan: Plan): Panel[] {
	const starts = plan.seats
		.map(({ hip }) => hip - cushionDepth)
		.filter((start) => start < plan.quarter.start);
	return starts.map((s) => {
		const rear = s + cushionDepth + 6;
		return {
			outline: `${seatFront(s)}H${rear - 5} Q${rear} 76 ${rear} 70 V26 Z`,
			crease: `${creaseStart(s)}C${s + 20} 63 ${rear - 16} 65 ${rear} 65`,
			underCrease: `V26${seatFrontToCrease(s)}`,
			ridge: `M${s + 2} ${heights.seatBase - 0.6} H${rear - 5}`,
		};
	});
}
