import type { RimDesign } from "./vehicle-drawing.js";

/** A point of a wheel: degrees from the spoke's centre line, and distance from the hub. */
type PolarPoint = readonly [degrees: number, radius: number];

function toCartesian([degrees, radius]: PolarPoint, rotation: number): [number, number] {
	const angle = ((degrees + rotation + 90) * Math.PI) / 180;
	return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Repeats an outline evenly around the hub, as path data. */
export function radialPattern(count: number, outline: readonly PolarPoint[]): string {
	return Array.from({ length: count }, (_, index) => {
		const corners = outline.map((point) => toCartesian(point, (index * 360) / count).join(" "));
		return `M${corners.join("L")}Z`;
	}).join("");
}

/** The number of spokes and their outline. */
type Spokes = { count: number; outline: readonly PolarPoint[] };

/** The spokes of each open design, for a rim of radius 1. */
export const spokes: Record<Exclude<RimDesign, "aero" | "steel">, readonly Spokes[]> = {
	"five-spoke": [
		{
			count: 5,
			outline: [
				[-42, 0.2],
				[-14, 0.55],
				[-12, 0.94],
				[12, 0.94],
				[14, 0.55],
				[42, 0.2],
			],
		},
	],
	"split-spoke": [
		{
			count: 5,
			outline: [
				[-34, 0.2],
				[-20, 0.5],
				[-20, 0.94],
				[-9, 0.94],
				[0, 0.46],
				[9, 0.94],
				[20, 0.94],
				[20, 0.5],
				[34, 0.2],
			],
		},
	],
	"ten-spoke": [
		{
			count: 10,
			outline: [
				[-18, 0.2],
				[-6, 0.94],
				[6, 0.94],
				[18, 0.2],
			],
		},
	],
	turbine: [
		{
			count: 9,
			outline: [
				[-20, 0.2],
				[-5, 0.55],
				[12, 0.94],
				[29, 0.94],
				[11, 0.55],
				[20, 0.2],
			],
		},
	],
	mesh: [
		{
			count: 8,
			outline: [
				[-22, 0.2],
				[17, 0.94],
				[27, 0.94],
				[0, 0.2],
			],
		},
		{
			count: 8,
			outline: [
				[22, 0.2],
				[-17, 0.94],
				[-27, 0.94],
				[0, 0.2],
			],
		},
	],
	beadlock: [
		{
			count: 6,
			outline: [
				[-30, 0.2],
				[-15, 0.5],
				[-19, 0.84],
				[19, 0.84],
				[15, 0.5],
				[30, 0.2],
			],
		},
	],
};
