import { shorten } from "../../app/seo/shorten.js";

/** The advance widths of Figtree in ExtraBold, in em, rounded up. In other weights it is narrower. */
const advances = new Map(
	Object.entries({
		0.25: " ’",
		0.3: "',.I`il|",
		0.35: "!:;j",
		0.4: "()[]r{}",
		0.45: "-1_ft",
		0.5: '"*/\\sz',
		0.55: "$?Lac–",
		0.6: "235679EFJT^bdehknoquvxy",
		0.65: "#&+48<=>BPSZgp",
		0.7: "0KRY",
		0.75: "ACDGHUVX~",
		0.8: "NOQ…",
		0.85: "%",
	}).flatMap(([width, characters]) =>
		[...characters].map((character): [string, number] => [character, Number(width)]),
	),
);

/** The width of the widest ones. */
const maxAdvance = 1.1;

/** What a line of text takes at most, in em. */
export function widthOf(text: string): number {
	// A letter with an accent is as wide as the letter.
	const letters = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
	return [...letters].reduce((sum, letter) => sum + (advances.get(letter) ?? maxAdvance), 0);
}

export interface TextBox {
	readonly width: number;
	readonly maxLines: number;
	/** Font sizes to try, the largest first. */
	readonly sizes: readonly [number, ...number[]];
}

export interface FittedText {
	readonly size: number;
	readonly lines: readonly string[];
}

/** A text in the largest size in which it fits, or shortened to fit in the smallest one. */
export function fitText(text: string, { width, maxLines, sizes }: TextBox): FittedText {
	for (const size of sizes) {
		const lines = wrap(text, width / size);
		if (lines.length <= maxLines && lines.every((line) => widthOf(line) <= width / size)) {
			return { size, lines };
		}
	}
	const size = sizes.at(-1) ?? sizes[0];
	const lines = wrap(text, width / size);
	const shown = [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(" ")];
	return { size, lines: shown.filter(Boolean).map((line) => cut(line, width / size)) };
}

function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ").filter(Boolean)) {
		const line = lines.at(-1);
		const longer = line === undefined ? word : `${line} ${word}`;
		if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

function cut(line: string, width: number): string {
	let shortened = line;
	for (let length = line.length - 1; length > 1 && widthOf(shortened) > width; length -= 1) {
		shortened = shorten(line, length);
	}
	return shortened;
}
