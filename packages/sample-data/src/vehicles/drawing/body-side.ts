import { cavity, type Paint, steel, trim } from "./colours.js";
import { cushionDepth, heights, type Layout } from "./layout.js";
import type { Panel } from "./panel.js";
import { buttCaps, line, shape } from "./svg.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";

/** The front edge of a seat base, drawn upwards. It recedes at the floor to leave room for heels. */
export function seatFront(start: number): string {
	const s = start;
	return `M${s + 7} 26 L${s + 6} 44 C${s + 3} 54 ${s - 2} 64 ${s - 3.4} 70
		Q${s - 4.4} 76 ${s + 2} 76`;
}

/** The start of the crease on that edge, and the path from the skirt back up to it. */
export const creaseStart = (start: number) => `M${start + 0.8} 62`;
export const seatFrontToCrease = (start: number) =>
	`L${start + 7} 26 L${start + 6} 44 C${start + 4.2} 50 ${start + 1.8} 56.5 ${start - 0.2} 62 Z`;

/** The seat bases in front of the quarter panel. */
export function seatBases(layout: Layout): Panel[] {
	const starts = layout.seats
		.map(({ hip }) => hip - cushionDepth)
		.filter((start) => start < layout.quarter.start);
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

/** The opening from the cowl, or from the row in front, to the next seat base. */
export type Doorway = { start: number; end: number; behind: "cowl" | "row" };

const cowlEdge = 46;

export function doorways({ seats }: Layout): Doorway[] {
	const forward = seats.filter(({ facing }) => facing === "forward");
	return forward.map(({ hip }, index) => {
		const previous = forward[index - 1];
		return {
			start: previous ? previous.hip + 6 : cowlEdge,
			end: hip - cushionDepth + 6,
			behind: previous ? "row" : "cowl",
		};
	});
}

/** Draws the painted floor edge, rounded into the panels on both sides. */
export function drawSill(layout: Layout, { lower }: Paint, sides: VehicleDrawing["sides"]): string {
	const { floor, skirt } = heights;
	const edges = doorways(layout).map(
		({ start: a, end: b }) =>
			`M${a - 3} ${skirt} V50 H${a - 1.7} C${a + 0.6} 43 ${a + 5} ${floor} ${a + 12} ${floor}
				H${b - 12} C${b - 5} ${floor} ${b} 42 ${b - 0.6} 50 H${b + 3} V${skirt} Z`,
	);
	const mats = doorways(layout).map(({ start: a, end: b }) => `M${a + 12} ${floor} H${b - 12}`);
	return (
		shape(edges.join(""), lower) +
		(sides === "open" ? line(mats.join(""), steel.base, 1.4, buttCaps) : "")
	);
}

/** Draws the step: a board under a street body, a tube under a lifted one. */
export function drawStep({ rearAxle, arch }: Layout, stance: VehicleDrawing["stance"]): string {
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

/** Draws the wheel arches and their lips over the body. */
export function drawArches({ arch, rearAxle }: Layout, lip: string): string {
	const bottom = heights.skirt - 0.6;
	const inner = arch.radius;
	const outer = inner + arch.flare;
	const halfWidth = (radius: number) => Math.sqrt(radius ** 2 - (bottom - arch.height) ** 2);
	const archPath = (x: number, r: number) =>
		`M${x - halfWidth(r)} ${bottom} A${r} ${r} 0 1 0 ${x + halfWidth(r)} ${bottom}`;
	const returnPath = (x: number, r: number) =>
		`H${x + halfWidth(r)} A${r} ${r} 0 1 1 ${x - halfWidth(r)} ${bottom} Z`;
	const axles = [0, rearAxle];
	return (
		shape(axles.map((x) => `${archPath(x, inner)} Z`).join(""), cavity) +
		shape(axles.map((x) => archPath(x, outer) + returnPath(x, inner)).join(""), lip)
	);
}

/** Draws the springs of a lifted body, which are visible above the wheels. */
export function drawSprings({ rearAxle }: Layout, { accent }: Paint): string {
	const onBothAxles = (data: (x: number) => string) => [0, rearAxle].map(data).join("");
	const coil = (x: number) =>
		[47, 51, 55, 59].map((h) => `M${x - 5} ${h} L${x + 5} ${h + 2.4}`).join("");
	return (
		line(
			onBothAxles((x) => `M${x} 42 V64`),
			trim.base,
			6,
			buttCaps,
		) + line(onBothAxles(coil), accent.shade, 1.6)
	);
}
