const channels = (hex: string): number[] =>
	[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A hex colour on the way from one to another: 0 is the first, 1 the second. */
function mix(from: string, to: string, amount: number): string {
	const target = channels(to);
	const mixed = channels(from).map((value, index) =>
		Math.round(value + ((target[index] ?? value) - value) * amount)
			.toString(16)
			.padStart(2, "0"),
	);
	return `#${mixed.join("")}`;
}

/** One painted surface as the light from the upper left shows it, from lit edge to panel gap. */
export type Tones = {
	edge: string;
	light: string;
	base: string;
	shade: string;
	deep: string;
	gap: string;
};

const shadow = "#0d2028";

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
