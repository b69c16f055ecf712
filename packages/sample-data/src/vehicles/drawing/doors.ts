import { type Doorway, doorways } from "./body-side.js";
import { postX } from "./cabin.js";
import { glass, type Paint, trim } from "./colours.js";
import { heights, type Layout } from "./layout.js";
import { drawPanels, type Panel } from "./panel.js";
import { line, shape } from "./svg.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";

/** The front edge of a half door. It follows the slope of the cowl, and is upright behind a row. */
function frontEdge({ start, behind }: Doorway) {
	return behind === "cowl"
		? { top: start - 11, peak: 88, waist: start - 7, crease: 67, foot: start - 2 }
		: { top: start - 4, peak: 83, waist: start - 4, crease: 65, foot: start - 4 };
}

function halfDoor(doorway: Doorway): Panel {
	const { start: a, end: b } = doorway;
	const { top, peak, waist, crease, foot } = frontEdge(doorway);
	return {
		outline: `M${top} ${peak} Q${a + 4} 82 ${a + 14} 82 H${b - 4} L${b - 2} 66 L${b + 4} 50 V36
			H${foot} L${waist} 66 Z`,
		crease: `M${waist} ${crease} C${a + 12} 63 ${b - 20} 60.6 ${b - 1} 62`,
		underCrease: `L${b} 62 L${b + 4.6} 50 V35 H${foot - 0.6} Z`,
		ridge: `M${top + 1} ${peak - 0.6} Q${a + 4} 81.4 ${a + 14} 81.4 H${b - 4}`,
	};
}

function halfDoorSeam(doorway: Doorway): string {
	const { start: a, end: b } = doorway;
	const { top, peak, waist } = frontEdge(doorway);
	return `M${top} ${peak} L${waist} 66 L${a} 46 Q${a} 40 ${a + 6} 40 H${b - 2}
		Q${b + 4} 40 ${b + 4} 44 V50 L${b - 2} 66 L${b - 4} 82`;
}

function drawHalfDoors(layout: Layout, paint: Paint): string {
	const openings = doorways(layout);
	return (
		drawPanels(openings.map(halfDoor), paint) +
		line(openings.map(halfDoorSeam).join(""), paint.body.gap, 0.8) +
		line(openings.map(({ end }) => `M${end - 17} 75 H${end - 9}`).join(""), trim.base, 2.4)
	);
}

/** Draws closed doors: one wall from cowl to rear axle, with seams and windows. */
function drawFullDoors({ seats, lastHip: last, rearAxle: x, roof }: Layout, paint: Paint): string {
	const hips = seats.map(({ hip }) => hip);
	const wall: Panel = {
		outline: `M33 98 L${last + 19} 96 L${last + 9} 92 L${last + 5} 84 L${x} 74 V26 H36 V64 Z`,
		crease: `M35.4 70.6 C60 62 ${x - 60} 66 ${x} 74`,
		underCrease: "V26 H36 V64 Z",
		ridge: `M34 97.4 L${last + 18} 95.4`,
	};
	const seams = hips.map((hip) =>
		hip === last
			? `M${hip + 20} 95 C${hip + 18} 82 ${hip - 16} 76 ${hip - 16} 50 V32`
			: `M${hip + 20} 96 V32`,
	);
	// The wall covers the lower edge of the windows.
	const [sillHeight, roofEdge] = [95, heights.roof - 3];
	const windows = hips.map((hip, index) => {
		const previous = hips[index - 1];
		const front =
			previous === undefined
				? `M34 ${sillHeight} L30 101 L44 ${roofEdge}`
				: `M${postX(previous, sillHeight) + 2} ${sillHeight}
					L${postX(previous, roofEdge) + 2} ${roofEdge}`;
		return hip === last
			? `${front} H${roof.end - 30} C${roof.end - 32} 140 ${hip + 40} 110 ${hip + 24} 96
				L${hip + 18} ${sillHeight - 2} Z`
			: `${front} H${postX(hip, roofEdge) - 2} L${postX(hip, sillHeight) - 2} ${sillHeight} Z`;
	});
	const sheen = "M68 98 L90 183 H104 L82 98 Z M88 98 L110 183 H114 L92 98 Z";
	return (
		shape(windows.join(""), glass.fill, { "fill-opacity": 0.3 }) +
		shape(sheen, glass.edge, { "fill-opacity": 0.3 }) +
		line(windows.join(""), trim.base, 2) +
		drawPanels([wall], paint) +
		line(`M33 98 L36 64 V32 H${last - 16} ${seams.join("")}`, paint.body.gap, 0.8) +
		line(hips.map((hip) => `M${hip + 4} 87 H${hip + 13}`).join(""), trim.base, 2.6)
	);
}

/** Draws the half doors or the full doors, if the model has any. */
export function drawDoors(layout: Layout, { sides }: VehicleDrawing, paint: Paint): string {
	return {
		open: () => "",
		"half-doors": () => drawHalfDoors(layout, paint),
		doors: () => drawFullDoors(layout, paint),
	}[sides]();
}
