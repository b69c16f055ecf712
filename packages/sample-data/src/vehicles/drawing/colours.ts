import type { VehicleDrawing } from "./vehicle-drawing.js";

/** Red, green and blue of a six-digit hex colour. */
const channels = (hex: string): number[] =>
	[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Interpolates between two hex colours; 0 is `from`, 1 is `to`. */
function mix(from: string, to: string, amount: number): string {
	const target = channels(to);
	const mixed = channels(from).map((value, index) =>
		Math.round(value + ((target[index] ?? value) - value) * amount)
			.toString(16)
			.padStart(2, "0"),
	);
	return `#${mixed.join("")}`;
}

/** Shades of one surface lit from the upper left, from the lit edge to the gap between panels. */
export type Tones = {
	edge: string;
	light: string;
	base: string;
	shade: string;
	deep: string;
	gap: string;
};

const shadow = "#0d2028";

/** Derives the shades of a surface from its base colour. */
export function tones(base: string): Tones {
	return {
		edge: mix(base, "#ffffff", 0.48),
		light: mix(base, "#ffffff", 0.2),
		base,
		shade: mix(base, shadow, 0.2),
		deep: mix(base, shadow, 0.36),
		gap: mix(base, shadow, 0.55),
	};
}

/** Unpainted plastic. Mid-dark, so that it contrasts with light and dark backgrounds. */
export const trim = tones("#465157");

/** Steel tubes, hinges and cargo beds. */
export const steel = tones("#a9b3b8");

export const rubber = { tread: "#343d42", wall: "#3b454b", lit: "#5a656b", block: "#475157" };

/** The dark areas behind a wheel and under the floor. */
export const cavity = "#1d262a";

export const lamp = { lens: "#fdf6dd", glow: "#ffffff", amber: "#f2a33a", red: "#d8372f" };

export const glass = { fill: "#bfe3ea", edge: "#e9f7f9" };

/** The colours of a body, according to its livery. */
export type Paint = {
	body: Tones;
	accent: Tones;
	/** Below the crease, where the side faces away from the light. */
	lower: string;
	/** Colour of the line along the crease, if the livery has one. */
	stripe?: string;
};

export function mixPaint({ paint, livery }: VehicleDrawing): Paint {
	const body = tones(paint.body);
	const accent = tones(paint.accent);
	return {
		body,
		accent,
		lower: livery === "two-tone" ? accent.base : body.shade,
		...(livery === "stripe" && { stripe: accent.base }),
	};
}
