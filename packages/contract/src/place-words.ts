import { isOrdinaryBeginning, isOrdinaryWord, readRegion } from "./read-region.js";
import type { RegionName } from "./us-states.js";

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
	pt: "port",
	lk: "lake",
};

/** Abbreviations of the last word of a name. */
const endings: Readonly<Record<string, string>> = {
	bch: "beach",
	hts: "heights",
	spgs: "springs",
	jct: "junction",
	vlg: "village",
	twp: "township",
	cnty: "county",
};

/** Abbreviations of the first word of a name. */
const directions: Readonly<Record<string, string>> = {
	n: "north",
	no: "north",
	s: "south",
	so: "south",
	e: "east",
	w: "west",
};

/** The names of the country, as words. */
const countryNames = ["united states of america", "united states", "u s a", "u s", "usa", "us"];

/** The extension of a ZIP+4 code, whatever dash it is written with. */
const zipExtension = /\b(\d{5})[-\u2010-\u2015\u2212]?\d{4}\b/g;

/** The words of a text, without the country at its end and the extension of a ZIP+4 code. */
export function placeWords(text: string): PlaceWord[] {
	const words = text
		.replace(zipExtension, "$1")
		.normalize("NFD")
		.toLowerCase()
		.replace(/\b([dlo])['\u2019]/g, "$1 ")
		.replace(/\b(st|ste|ft|mt|pt)\.(?=\p{Letter})/gu, "$1 ")
		.replace(/(\d)\.(?=\d)/g, "$1 ")
		.replace(/[\u0300-\u036f.'\u2019]/g, "")
		.split(/[,;|/()\n\t]+/)
		.map((segment) => segment.split(/[^\p{Letter}\p{Number}]+/u).filter((word) => word !== ""))
		.filter((words) => words.length > 0)
		.flatMap((words, segment) => words.map((word) => ({ word, segment })));
	const country = countryNames.find((name) => textOf(words).endsWith(` ${name}`));
	return country ? words.slice(0, -country.split(" ").length) : words;
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
			const known = isLast ? endings : abbreviations;
			return (Object.hasOwn(known, word) ? known[word] : !isLast && direction) || word;
		})
		.join("");
}

/**
 * The states and territories among some words: the last one first, and a longer name before its part. A code
 * that is a word too is one only where an address has it, at the end of a part or at the beginning: not in "carts in Austin".
 */
export function regionSpans(words: readonly PlaceWord[]): RegionSpan[] {
	const spans: RegionSpan[] = [];
	for (let end = words.length; end > 0; end -= 1) {
		for (let start = Math.max(0, end - 4); start < end; start += 1) {
			const text = textOf(words.slice(start, end));
			const region = readRegion(text);
			const isPlain =
				words[end]?.segment !== words[start]?.segment ||
				(start === 0 ? !isOrdinaryBeginning(text) : !isOrdinaryWord(text));
			if (region && isPlain) spans.push({ region, start, end });
		}
	}
	return spans;
}

/** The words with spaces between them. */
export function textOf(words: readonly PlaceWord[]): string {
	return words.map(({ word }) => word).join(" ");
}
