import { cavity, steel, trim } from "../materials.js";
import type { Paint } from "../paint.js";
import { cushionDepth, heights, type Plan } from "../plan.js";
import { cut, line, shape } from "../svg.js";
import type { VehicleDrawing } from "../vehicle-drawing.js";

/** Where one steps in: from the cowl or the row before to the next seat base. */
export type Doorway = { start: number; end: number; behind: "cowl" | "row" };

const cowlEdge = 46;

export function doorways({ seats }: Plan): Doorway[] {
	const forward = seats.filter(({ facing }) => facing === "forward");
	return forward.map(({ hip }, index) => {
		const before = forward[index - 1];
		return {
			start: before ? before.hip + 6 : cowlEdge,
			end: hip - cushionDepth + 6,
			behind: before ? "row" : "cowl",
		};
	});
}

/** The painted floor edge, rounded into the panels on either side. */
export function drawSill(plan: Plan, { lower }: Paint, sides: VehicleDrawing["sides"]): string {
	const { floor, skirt } = heights;
	const edges = doorways(plan).map(
		({ start: a, end: b }) =>
			`M${a - 3} ${skirt} V50 H${a - 1.7} C${a + 0.6} 43 ${a + 5} ${floor} ${a + 12} ${floor}
				H${b - 12} C${b - 5} ${floor} ${b} 42 ${b - 0.6} 50 H${b + 3} V${skirt} Z`,
	);
	const mats = doorways(plan).map(({ start: a, end: b }) => `M${a + 12} ${floor} H${b - 12}`);
	return (
		shape(edges.join(""), lower) +
		(sides === "open" ? line(mats.join(""), steel.base, 1.4, cut) : "")
	);
}

/** What one treads on to get in: a board under a street body, a tube under a lifted one. */
export function drawStep({ rearAxle, arch }: Plan, stance: VehicleDrawing["stance"]): string {
	const start = arch.radius + arch.flare;
	const end = rearAxle - start;
	if (stance === "street") {
		return (
			shape(`M${start + 8} 22 L${start + 26} 15 H${end - 26} L${end - 8} 22 Z`, cavity) +
			shape(`M${start - 1} 27 V20 H${end + 1} V27 Z`, trim.base) +
			line(`M${start} 25.6 H${end}`, trim.edge, 0.8)
		);
	}
	return (
		line(`M${start + 14} 26 V18 M${end - 14} 26 V18`, trim.shade, 3) +
		line(`M${start + 5} 17 H${end - 5}`, trim.base, 5) +
		line(`M${start + 5} 18.6 H${end - 5}`, trim.edge, 0.8)
	);
}
