import * as z from "zod/mini";

/** What a file is a list of. */
export const importKinds = ["dealers", "vehicles"] as const;

export type ImportKind = (typeof importKinds)[number];

/** The largest file that the desk takes, in bytes. */
export const maxImportBytes = 25_000_000;

/** What a dealer may lack if the operator allows it. */
export const omissibleFields = ["email", "phone"] as const;

export type OmissibleField = (typeof omissibleFields)[number];

export const importOptionsSchema = z.object({
	/** Changes dealers that exist. Vehicles that exist are always changed. */
	update: z.boolean(),
	/** Hides dealers that are not in the file, or removes vehicles that are not. */
	replace: z.boolean(),
	allowMissing: z.array(z.enum(omissibleFields)),
	/** Changes the dealer that has a row's ref or membership id, though its name, street and city are others. */
	sameRef: z.exactOptional(z.boolean()),
	/** Of a workbook: the sheet that is read; absent: the first. */
	sheet: z.exactOptional(z.string().check(z.maxLength(100))),
	/** Reads opening hours without AM or PM, `8-5`, as those of an office: 8 AM-5 PM. */
	assumeOfficeHours: z.exactOptional(z.boolean()),
});

export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** The query of a request whose body is the file itself. */
export const newImportQuerySchema = z.object({
	kind: z.enum(importKinds),
	/** The file's name on the operator's machine. */
	file: z.string().check(z.maxLength(300)),
	/** `ImportOptions` as JSON. */
	options: z.string(),
});

/** The query of an empty list to download. */
export const templateQuerySchema = z.object({ kind: z.enum(importKinds) });

/** What an operator corrects before the file is checked again. */
export const importRevisionSchema = z.object({
	options: z.exactOptional(importOptionsSchema),
	/** Other texts of cells. */
	cells: z._default(
		z.array(
			z.object({
				row: z.int(),
				field: z.string().check(z.maxLength(100)),
				text: z.string(),
			}),
		),
		[],
	),
	/** Other texts of all cells of a field that have the same one, as far as the report says it of them. */
	texts: z._default(
		z.array(
			z.object({
				field: z.string().check(z.maxLength(100)),
				from: z.string(),
				to: z.string(),
			}),
		),
		[],
	),
	/**
	 * The field of each heading that the operator chooses, besides those chosen before; empty: it is not read. Other
	 * columns that are not read are left out from then on. Null: what was chosen, also for an earlier file, is forgotten.
	 */
	columns: z.exactOptional(z.nullable(z.record(z.string(), z.string()))),
	/** The dealer that a row is, where it may be several; null: takes the choice back. */
	chosen: z._default(z.array(z.object({ row: z.int(), id: z.nullable(z.int()) })), []),
});

export type ImportRevision = z.input<typeof importRevisionSchema>;

/** Applies the import that the operator saw. */
export const importApplicationSchema = z.object({
	fingerprint: z.string(),
	/** Leaves out the rows that are refused. */
	skipRefused: z.boolean(),
	/** Hides as many dealers as the report says, though they are over the limit. */
	confirmsHiding: z.exactOptional(z.boolean()),
});

export type ImportApplication = z.infer<typeof importApplicationSchema>;

/** What an import does with a row, or with what is not in the file. */
export const importOutcomes = [
	"refused",
	"changed",
	"added",
	"hidden",
	"removed",
	"missing",
	"skipped",
	"unchanged",
] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

/** A field that differs. */
export interface ImportChange {
	field: string;
	old: string | number | boolean | null;
	new: string | number | boolean | null;
}

/** The options that settle something for all rows of a cause. */
export const importOffers = ["assumeOfficeHours", "sameRef"] as const;

export type ImportOffer = (typeof importOffers)[number];

/** What is to be said of a row. */
export interface ImportNote {
	kind: "mended" | "dropped" | "doubtful" | "kept" | "skipped" | "refused";
	text: string;
	/** What was found, without the row's own values: `hours without AM or PM`. A report groups notes by it. */
	cause?: string;
	/** The option of an import that settles this for all rows. */
	offer?: ImportOffer;
	/** The faulty cell, which can be mended, and what is wrong with it, without its name. */
	cell?: { field: string; text: string; problem: string };
	/** The dealers that the row may be. */
	candidates?: readonly { id: number; name: string; place: string }[];
}

/** The rows of which a report says the same. */
export interface ImportCause {
	kind: ImportNote["kind"];
	cause: string;
	/** How many there are. */
	rows: number;
	/** The numbers of the first ones, as far as they have one. */
	first: readonly number[];
	/** The option that settles it for some of the rows. */
	offer?: ImportOffer;
	/** How many of them have the offer. */
	offered?: number;
	/** The faulty texts that several of them have in the same field, the most frequent first. */
	texts: readonly { field: string; text: string; problem: string; rows: number }[];
}

/** How an address names a cause: `dropped: hours without AM or PM`. */
export function causeKey({ kind, cause }: Pick<ImportNote, "kind" | "cause">): string {
	return `${kind}: ${cause}`;
}

export interface ImportRow {
	/** Its place in the report. */
	place: number;
	/** The number that a spreadsheet shows; absent of what is not in the file. */
	row?: number;
	/** The id of the dealer or vehicle, if it existed before. */
	id?: number;
	name: string;
	outcome: ImportOutcome;
	changes: readonly ImportChange[];
	notes: readonly ImportNote[];
}

/** Where an import is. */
export type ImportState =
	/** How many rows are done, of how many; 0 of 0 until they are counted. */
	| { kind: "checking" | "applying"; done: number; total: number }
	/** The file cannot be read, or something else went wrong. Nothing is changed. */
	| { kind: "failed"; error: string }
	/** Rehearsed: nothing is changed yet. */
	| ({
			kind: "ready";
			/** It was not applied, because the list has changed since it was checked. */
			hasListChanged?: true;
	  } & ImportResult)
	| ({
			kind: "applied";
			/** Absent if nothing had to be changed. */
			change?: number;
	  } & ImportResult);

/** More dealers than an import may hide unasked. */
export interface OverHideLimit {
	hidden: number;
	/** How many visitors see before the import. */
	visible: number;
	/** The first of those that would be hidden, at most ten. */
	first: readonly { id: number; name: string; city: string }[];
}

export interface ImportResult {
	counts: ImportCounts;
	/** How many sample dealers or vehicles are removed. */
	sampleRemoved: number;
	/** How many added, changed and unchanged rows have something to check. */
	noted: number;
	/** The operator has to confirm so many. */
	overHideLimit?: OverHideLimit;
	/** What is said of the rows, by kind, the most frequent first. */
	causes: readonly ImportCause[];
	fingerprint: string;
}

/** A column by its heading, which several may have, and its number, from 1. */
export interface NumberedColumn {
	heading: string;
	number: number;
}

/** A column of a file. */
export interface ImportColumn extends NumberedColumn {
	/** The first texts in it, at most three. */
	samples: readonly string[];
	/** What it is read as; null: it is not read. */
	field: string | null;
	/** The column that has the same field and is read in its place. */
	readInstead?: NumberedColumn;
	/** Its heading is not known, and nobody has said what it is. */
	isUnknown?: true;
}

/** An import that the desk keeps, with its file and what was mended. */
export interface DeskImport {
	id: string;
	kind: ImportKind;
	/** The name of the file. */
	file: string;
	options: ImportOptions;
	columns: {
		inFile: readonly ImportColumn[];
		/** What a column may be. */
		fields: readonly string[];
		/** What the file must have, and has not. */
		missing: readonly string[];
		/** When an operator chose them, for an earlier file with the same headings. */
		chosenAt?: string;
	};
	/** What is to be said of how the file was read. */
	notes: readonly string[];
	/** The names of a workbook's sheets, if it has several. */
	sheets?: readonly string[];
	/** How many cells were mended, and rows chosen. */
	mended: number;
	state: ImportState;
}

/** Rows of one outcome, or taken ones that have something to check. */
export const importFilters = [...importOutcomes, "noted"] as const;

export type ImportFilter = (typeof importFilters)[number];

export const importRowQuerySchema = z.object({
	show: z.exactOptional(z.enum(importFilters)),
	/** The `causeKey` of what is said of them. */
	cause: z.exactOptional(z.string().check(z.maxLength(300))),
	after: z.exactOptional(z.string().check(z.regex(/^\d{1,9}$/))),
	before: z.exactOptional(z.string().check(z.regex(/^\d{1,9}$/))),
});

export type ImportRowQuery = z.infer<typeof importRowQuerySchema>;
