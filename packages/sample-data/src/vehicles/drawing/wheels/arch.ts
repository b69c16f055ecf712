import { cavity } from "../materials.js";
import { heights, type Plan } from "../plan.js";
import { shape } from "../svg.js";

const bottom = heights.skirt - 0.6;

/** The openings that the wheels stand in and the lips around them, cut over whatever is behind. */
export function drawArches({ arch, rearAxle }: Plan, lip: string): string {
	const inner = arch.radius;
	const outer = inner + arch.flare;
	const half = (radius: number) => Math.sqrt(radius ** 2 - (bottom - arch.height) ** 2);
	const over = (x: number, r: number) =>
		`M${x - half(r)} ${bottom} A${r} ${r} 0 1 0 ${x + half(r)} ${bottom}`;
	const back = (x: number, r: number) =>
		`H${x + half(r)} A${r} ${r} 0 1 1 ${x - half(r)} ${bottom} Z`;
	const axles = [0, rearAxle];
	return (
		shape(axles.map((x) => `${over(x, inner)} Z`).join(""), cavity) +
		shape(axles.map((x) => over(x, outer) + back(x, inner)).join(""), lip)
	);
}
