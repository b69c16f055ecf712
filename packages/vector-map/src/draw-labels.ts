import type { Box } from "./boxes.js";
import type { Palette } from "./palette.js";
import type { PieceContext } from "./piece-layer.js";
import { dotRadius, type TextStyle } from "./place-labels.js";

/** A text on the map, by its middle in pixels. */
export interface DrawnText {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	/** The room that it takes, without its halo and its dot. */
	readonly box: Box;
	readonly style: TextStyle;
	readonly angle?: number | undefined;
	readonly dot?: { readonly x: number; readonly y: number } | undefined;
}

const haloWidth = 3;

/** Draws a text with a halo in the colour of the land. */
export function drawText(
	context: PieceContext,
	palette: Palette,
	{ text, x, y, box, style, angle = 0, dot }: DrawnText,
): void {
	const { colors } = palette;
	context.font = fontOf(style, palette.font);
	context.letterSpacing = `${style.spacing ?? 0}px`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.lineJoin = "round";
	context.save();
	context.translate(x, y);
	context.rotate(angle);
	if (style.isShield) {
		const height = style.size * 1.5;
		context.fillStyle = colors.land;
		context.strokeStyle = colors["ink-soft"];
		context.lineWidth = 1;
		context.beginPath();
		const width = box.right - box.left;
		context.rect(-width / 2, -height / 2, width, height);
		context.fill();
		context.stroke();
	} else {
		context.strokeStyle = colors.land;
		context.lineWidth = haloWidth;
		context.strokeText(text, 0, 0);
	}
	context.fillStyle = colors[style.color];
	context.fillText(text, 0, 0);
	context.restore();
	if (!dot) return;
	context.beginPath();
	context.arc(dot.x, dot.y, dotRadius(style), 0, 2 * Math.PI);
	context.fillStyle = colors.land;
	context.fill();
	context.strokeStyle = colors.ink;
	context.lineWidth = 1.25;
	context.stroke();
}

function fontOf({ size, weight = 400 }: TextStyle, family: string): string {
	return `${weight} ${size}px ${family}`;
}

/** Measures texts and remembers their widths, because measuring is what labels cost most. */
export function createTextMeasure() {
	const context = document.createElement("canvas").getContext("2d");
	if (!context) throw new Error("The browser has no canvas.");
	const widths = new Map<string, number>();
	return (text: string, style: TextStyle, family: string): number => {
		const font = fontOf(style, family);
		const key = `${font}|${style.spacing ?? 0}|${text}`;
		let width = widths.get(key);
		if (width === undefined) {
			context.font = font;
			context.letterSpacing = `${style.spacing ?? 0}px`;
			width = context.measureText(text).width + (style.isShield ? 8 : 0);
			widths.set(key, width);
		}
		return width;
	};
}
