import { parseRegion, type RegionName } from "./us-states.js";

/** A word of what a person typed, in lower case, without accents and punctuation. */
export interface PlaceWord {
	readonly word: string;
	/** The number of commas and line ends before it. */
	readonly segment: number;
}

/** A state or territory among the words of a text. */
export interface RegionSpan {
	readonly region: RegionName;
	readonly start: number;
	/** The index after its last word. */
	readonly end: number;
}

/** Abbreviations of names, wherever they stand before another word. */
const abbreviations: Readonly<Record<string, string>> = {
	st: "saint",
	ste: "sainte",
	ft: "fort",
	mt: "mount",
};

/** Abbreviations of the first word of a name. */
const directions: Readonly<Record<string, string>> = {
	n: "north",
	s: "south",
	e: "east",
	w: "west",
};

const country = /[\s,]+(usa?|u\.\s?s\.\s?(a\.)?|united states( of america)?)[\s,.]*$/i;

/** The extension of a ZIP+4 code, whatever dash it is written with. */
const zipExtension = /\b(\d{5})[-\u2010-\u2015\u2212]?\d{4}\b/g;

/** The words of a text, without the country at its end and the extension of a ZIP+4 code. */
export function placeWords(text: string): PlaceWord[] {
	return text
		.replace(country, "")
		.replace(zipExtension, "$1")
		.normalize("NFD")
		.toLowerCase()
		.replace(/\b([dlo])['\u2019]/g, "$1 ")
		.replace(/\b(st|ste|ft|mt)\.(?=\p{Letter})/gu, "$1 ")
		.replace(/[\u0300-\u036f.'\u2019]/g, "")
		.split(/[,;|/()\n\t]+/)
		.map((segment) => segment.split(/[^\p{Letter}\p{Number}]+/u).filter((word) => word !== ""))
		.filter((words) => words.length > 0)
		.flatMap((words, segment) => words.map((word) => ({ word, segment })));
}

/**
 * What names of places are compared by: their letters and digits, with abbreviations written out.
 * `"St. Louis"` is `"saintlouis"`, `"De Kalb"` is `"DeKalb"`, and `"N Miami"` is `"North Miami"`.
 */
export function placeKey(words: readonly PlaceWord[]): string {
	return words
		.map(({ word }, index) => {
			const isLast = index === words.length - 1;
			const direction = index === 0 ? directions[word] : undefined;
			return isLast ? word : (abbreviations[word] ?? direction ?? word);
		})
		.join("");
}

/** The states and territories among some words: the last one first, and a longer name before its part. */
export function regionSpans(words: readonly PlaceWord[]): RegionSpan[] {
	const spans: RegionSpan[] = [];
	for (let end = words.length; end > 0; end -= 1) {
		for (let start = Math.max(0, end - 4); start < end; start += 1) {
			const region = parseRegion(textOf(words.slice(start, end)));
			if (region) spans.push({ region, start, end });
		}
	}
	return spans;
}

/** The words with spaces between them. */
export function textOf(words: readonly PlaceWord[]): string {
	return words.map(({ word }) => word).join(" ");
}
