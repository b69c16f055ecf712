import { type Tones, tones } from "../colour.js";
import { circle, shape } from "../svg.js";
import type { RimDesign, RimFinish } from "../vehicle-drawing.js";
import { litArc } from "./lit-arc.js";
import { around } from "./polar.js";
import { drawRing } from "./ring.js";
import { spokes } from "./spokes.js";

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
				around(
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
	return circle(0, 0, radius * 0.95, { fill: colour }) + drawRing({ ...holes, colour: barrel });
}

/** A rim around the origin; one light from the upper left, like the rest of the drawing. */
export function drawRim(design: RimDesign, finish: RimFinish, radius: number): string {
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
			? drawRing({ radius: radius * 0.92, width: 1.4, colour: barrel, count: 12, share: 0.2 })
			: "") +
		litArc(radius * 0.97, lip.edge, 0.9) +
		circle(0, 0, radius * 0.22, { fill: spoke.shade }) +
		circle(0, 0, radius * 0.13, { fill: design === "steel" ? spoke.light : spoke.deep })
	);
}
