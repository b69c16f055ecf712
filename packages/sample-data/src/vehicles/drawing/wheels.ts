import { rubber, type Tones, tones } from "./colours.js";
import type { Layout } from "./layout.js";
import { radialPattern, spokes } from "./spokes.js";
import { circle, line, shape, translate } from "./svg.js";
import type { RimDesign, RimFinish, VehicleDrawing } from "./vehicle-drawing.js";

/** Draws both wheels, on the ground. */
export function drawWheels(layout: Layout, { stance, rim }: VehicleDrawing): string {
	const { radius, rim: rimRadius } = layout.wheel;
	const wheel =
		(stance === "lifted" ? drawKnobbyTyre(radius) : drawStreetTyre(radius)) +
		drawRim(rim.design, rim.finish, rimRadius);
	return translate(0, radius, wheel) + translate(layout.rearAxle, radius, wheel);
}

/** A road tyre: tread, smooth side wall, highlight. */
function drawStreetTyre(radius: number): string {
	return (
		circle(0, 0, radius, { fill: rubber.tread }) +
		circle(0, 0, radius - 1.6, { fill: rubber.wall }) +
		drawHighlight(radius - 1.2, rubber.lit, 1.1) +
		circle(0, 0, radius - 5, { stroke: rubber.tread, "stroke-width": 0.7 })
	);
}

/** A knobby tyre: tread blocks on the edge and on the side wall. */
function drawKnobbyTyre(radius: number): string {
	const treadBlocks = 24;
	return (
		drawSegmentedRing({
			radius: radius - 1.9,
			width: 3.8,
			colour: rubber.tread,
			count: treadBlocks,
			share: 0.6,
		}) +
		circle(0, 0, radius - 2.8, { fill: rubber.tread }) +
		drawSegmentedRing({
			radius: radius - 5.2,
			width: 4.8,
			colour: rubber.block,
			count: treadBlocks,
			share: 0.5,
		}) +
		circle(0, 0, radius - 7.8, { fill: rubber.wall }) +
		drawHighlight(radius - 8.2, rubber.lit, 0.9)
	);
}

const barrel = "#20292d";
const disc = "#7f8a90";

const finishes: Record<RimFinish, { spoke: Tones; lip: Tones }> = {
	silver: { spoke: tones("#ccd4d8"), lip: tones("#ccd4d8") },
	graphite: { spoke: tones("#6a767d"), lip: tones("#6a767d") },
	machined: { spoke: tones("#dfe5e7"), lip: tones("#66727a") },
};

function drawSpokes(design: keyof typeof spokes, colour: string, radius: number): string {
	return spokes[design]
		.map(({ count, outline }) =>
			shape(
				radialPattern(
					count,
					outline.map(([degrees, distance]) => [degrees, distance * radius]),
				),
				colour,
			),
		)
		.join("");
}

/** A disc with holes instead of spokes. */
function drawDisc(design: "aero" | "steel", colour: string, radius: number): string {
	const holes =
		design === "aero"
			? { radius: radius * 0.68, width: radius * 0.36, count: 12, share: 0.3 }
			: { radius: radius * 0.7, width: radius * 0.2, count: 8, share: 0.4 };
	return (
		circle(0, 0, radius * 0.95, { fill: colour }) + drawSegmentedRing({ ...holes, colour: barrel })
	);
}

/** A rim around the origin, lit from the upper left like the rest of the drawing. */
function drawRim(design: RimDesign, finish: RimFinish, radius: number): string {
	const { spoke, lip } = finishes[finish];
	const beadlock = design === "beadlock";
	const face =
		design === "aero" || design === "steel"
			? drawDisc(design, spoke.base, radius)
			: circle(0, 0, radius * 0.55, { stroke: disc, "stroke-width": radius * 0.22 }) +
				drawSpokes(design, spoke.base, radius);
	return (
		circle(0, 0, radius, { fill: barrel }) +
		face +
		circle(0, 0, radius * 0.94, {
			stroke: lip.base,
			"stroke-width": radius * (beadlock ? 0.2 : 0.1),
		}) +
		(beadlock
			? drawSegmentedRing({
					radius: radius * 0.92,
					width: 1.4,
					colour: barrel,
					count: 12,
					share: 0.2,
				})
			: "") +
		drawHighlight(radius * 0.97, lip.edge, 0.9) +
		circle(0, 0, radius * 0.22, { fill: spoke.shade }) +
		circle(0, 0, radius * 0.13, { fill: design === "steel" ? spoke.light : spoke.deep })
	);
}

type SegmentedRing = {
	radius: number;
	width: number;
	colour: string;
	/** Number of segments. */
	count: number;
	/** The share of each segment that is drawn; the rest is a gap. */
	share: number;
};

/** A ring of equal segments. `pathLength` is their number, so the pattern closes without a seam. */
function drawSegmentedRing({ radius, width, colour, count, share }: SegmentedRing): string {
	return circle(0, 0, radius, {
		stroke: colour,
		"stroke-width": width,
		"stroke-linecap": "butt",
		"stroke-dasharray": `${share} ${Math.round(100 - share * 100) / 100}`,
		pathLength: count,
	});
}

/** A highlight along the upper left quarter of a circle around the origin. */
function drawHighlight(radius: number, colour: string, width: number): string {
	const [far, near] = [radius * 0.97, radius * 0.24];
	return line(`M${-far} ${near}A${radius} ${radius} 0 0 0 ${-near} ${far}`, colour, width);
}
