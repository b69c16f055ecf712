import { omissibleFields } from "@nev/contract/desk";
import { distance } from "fastest-levenshtein";
import { ImportError } from "./import-error.js";

/** A file lacks columns. The message says what to type on the command line. */
export class MissingColumnsError extends ImportError {
	/** The message for an operator who cannot choose columns, but can rename headings. */
	readonly renaming: string;

	constructor(message: string, renaming: string) {
		super(message);
		this.renaming = renaming;
	}
}

/** The error for a file that lacks columns: which it has, and what to do. */
export function missingColumns(
	missing: readonly string[],
	known: Readonly<Record<string, readonly string[]>>,
	header: readonly string[],
	/** The headings that are not read. */
	unread: readonly string[],
): MissingColumnsError {
	const near = missing.flatMap((field) => {
		const heading = nearestHeading(unread, [field, ...(known[field] ?? [])]);
		return heading === undefined ? [] : { field, heading };
	});
	const them = missing.length === 1 ? "it" : "them";
	const maps = near.map(({ field, heading }) => ` --map "${heading}=${field}"`);
	const choice = maps.length > 0 ? maps.join("") : " --map and a column of the file";
	const omissible = omissibleFields.filter((field) => missing.includes(field));
	const omission =
		omissible.length > 0
			? ` To do without, add ${omissible.map((field) => `--allow-missing ${field}`).join(" ")}.`
			: "";
	const whole = ["city", "zipCode"].every((field) => missing.includes(field))
		? " Street, city and ZIP code need a column each."
		: "";
	const lacks = `lacks the ${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}. ${listHeadings(header)}`;
	return new MissingColumnsError(
		`The file ${lacks} Choose ${them} with${choice}.${omission}${whole}`,
		`The list ${lacks} ${describeRenaming(missing, near)} Then read the list again.`,
	);
}

function describeRenaming(
	missing: readonly string[],
	near: readonly { readonly field: string; readonly heading: string }[],
): string {
	const renamed = near.map(
		({ field, heading }) => `Rename the heading "${heading}" to "${field}".`,
	);
	const others = missing
		.filter((field) => !near.some((one) => one.field === field))
		.map((field) => `"${field}"`);
	const [headings, columns] =
		others.length === 1 ? ["heading", "its column"] : ["headings", "their columns"];
	const written = `Write the ${headings} ${others.join(", ")} above ${columns}.`;
	return [...renamed, ...(others.length > 0 ? [written] : [])].join(" ");
}

/** How many headings a message lists. */
const listedHeadings = 20;

export function listHeadings(header: readonly string[]): string {
	const named = header.filter((heading) => heading !== "").map((heading) => `"${heading}"`);
	const others = named.length - listedHeadings;
	return `Its columns are ${named.slice(0, listedHeadings).join(", ")}${others > 0 ? ` and ${others} more` : ""}.`;
}

/** The text that is most like one of some names, with each of its words on its own too; none if no one is like them. */
export function nearestHeading(
	texts: readonly string[],
	names: readonly string[],
): string | undefined {
	const [nearest] = texts
		.map((text) => ({ text, difference: Math.min(...names.map((name) => differ(text, name))) }))
		.filter(({ difference }) => difference <= 0.4)
		.sort((one, other) => one.difference - other.difference);
	return nearest?.text;
}

/** From 0, if they are the same, to 1. */
function differ(text: string, name: string): number {
	const words = [text, ...text.split(/[^\p{L}\d]+|(?<=\p{Ll})(?=\p{Lu})/u)]
		.map((word) => word.toLowerCase())
		.filter((word) => word !== "");
	const plain = name.toLowerCase();
	return Math.min(
		...words.map((word) => distance(word, plain) / Math.max(word.length, plain.length)),
	);
}
