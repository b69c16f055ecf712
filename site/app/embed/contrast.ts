import type { Scheme } from "./embed-settings.js";
import type { OfferedColor } from "./widget-catalog.js";

/** Two colors that are seen one on the other, and the contrast that WCAG 2.2 asks for at level AA. */
const pairs = [
	{ text: "Text on cards", front: "nev-ink", back: "nev-surface", minimum: 4.5 },
	{ text: "Secondary text on cards", front: "nev-ink-soft", back: "nev-surface", minimum: 4.5 },
	{ text: "Links on cards", front: "nev-brand", back: "nev-surface", minimum: 4.5 },
	{ text: "Text on markers", front: "nev-on-brand", back: "nev-brand", minimum: 4.5 },
	{ text: "The main button", front: "nev-on-accent", back: "nev-accent", minimum: 4.5 },
	{ text: "Borders of fields", front: "nev-edge", back: "nev-surface", minimum: 3 },
	{ text: "Error messages", front: "nev-danger", back: "nev-surface", minimum: 4.5 },
] as const;

export interface CheckedPair {
	readonly text: string;
	readonly scheme: "light" | "dark";
	/** From 1 to 21. */
	readonly ratio: number;
	readonly minimum: number;
	readonly isEnough: boolean;
	/** Whether the form sets the color in front. */
	readonly isOffered: boolean;
}

/** Checks the colors of a widget on a page of this scheme. A color without a choice is the widget's own. */
export function checkContrast(
	colors: readonly OfferedColor[],
	chosen: Readonly<Record<string, string>>,
	scheme: Scheme,
): CheckedPair[] {
	const schemes = scheme === "both" ? (["light", "dark"] as const) : ([scheme] as const);
	return schemes.flatMap((one) => {
		const offered = new Set(colors.filter(({ isOffered }) => isOffered).map(({ name }) => name));
		const values = new Map(colors.map((color) => [color.name, chosen[color.name] ?? color[one]]));
		return pairs.map(({ text, front, back, minimum }) => {
			const [frontValue, backValue] = [values.get(front), values.get(back)];
			if (!frontValue || !backValue) throw new Error(`There is no color ${front} or ${back}.`);
			const ratio = contrastRatio(frontValue, backValue);
			return {
				text,
				scheme: one,
				ratio,
				minimum,
				isEnough: ratio >= minimum,
				isOffered: offered.has(front),
			};
		});
	});
}

/**
 * The contrast of two colors (WCAG 2.2, "contrast ratio").
 *
 * @example contrastRatio("#000000", "#ffffff") // 21
 */
export function contrastRatio(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

/** A color's relative luminance (WCAG 2.2), from 0 to 1. */
function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
