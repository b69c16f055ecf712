import {
	type DeskImport,
	type ImportCause,
	type ImportFilter,
	type ImportKind,
	type ImportNote,
	type ImportOffer,
	type ImportOutcome,
	type ImportResult,
	importOffers,
	maxImportBytes,
} from "@nev/contract/desk";
import { formatCount } from "../ui/messages.js";

const rows = (n: number) => (n === 1 ? "1 row" : `${formatCount(n)} rows`);

export const importMessages = {
	title: "Import",
	intro:
		"Give the desk your list. It shows what the file would add, change and hide, row by row, and changes nothing before you say so.",
	kind: "What is in the file",
	file: "File",
	fileHint: `Choose a file or drop it here: an Excel workbook (.xlsx), CSV, JSON or GeoJSON, at most ${maxImportBytes / 1e6} MB. One of its first rows names the columns.`,
	template: "Download a template",
	fileMissing: "Choose a file.",
	fileTooLarge: `This file is larger than ${maxImportBytes / 1e6} MB. Import it with pnpm nev import instead.`,
	fileEmpty: "This file is empty.",
	fileChanged: "The file was changed or removed. Choose it again.",
	fileNotAList:
		'The desk cannot read a file of this kind. Save it in the spreadsheet as .xlsx or "CSV UTF-8", and choose that.',
	check: "Check the file",
	sending: "Sending …",
	options: "Options",
	update: "Change dealers that exist already",
	updateHint: "Without it, their rows are skipped.",
	sameRef: "Take a ref or membership id whose dealer has another name, street and city",
	sameRefHint: "The dealer is changed to what the row says. Without it, such a row is refused.",
	replaceDealers: "Hide dealers that are not in the file",
	replaceDealersHint: "Their leads stay, and they can be shown again.",
	assumeOfficeHours: "Read hours without AM or PM as office hours",
	assumeOfficeHoursHint: "M-F 8-5 is then Mon-Fri 8 AM-5 PM. Without it, they are left out.",
	replaceVehicles: "Remove vehicles that are not in the file",
	allowMissing: "Take dealers without",
	sheet: "Sheet of the workbook",
	kept: "Last files",
	keptHint: "The desk keeps the last four until it is stopped.",
	discard: "Discard",
	discardLabel: (file: string) => `Discard ${file}`,
	discarded: (file: string) => `${file} is discarded.`,
	back: "Another file",
	checking: "Checking the file",
	applying: "Applying the import",
	applyingHint: "You may leave this page. The import is done as a whole, or not at all.",
	counting: "Counting the rows",
	done: (done: number, total: number) => `${formatCount(done)} of ${rows(total)}`,
	listChanged:
		"The list has changed since the file was checked. Nothing was applied; this is what the file would do now.",
	checkAgain: "Check again",
	checkChosen: "Check again with your choices",
	checkMended: (n: number) =>
		n === 1 ? "Check again with 1 correction" : `Check again with ${formatCount(n)} corrections`,
	isMended: (n: number) =>
		n === 1
			? "1 correction of yours is in it."
			: `${formatCount(n)} corrections of yours are in it.`,
	would: "What the import would do",
	did: "What the import did",
	checked: (counts: string) => `Checked: ${counts}. Nothing is changed yet.`,
	applied: (counts: string) => `Imported: ${counts}.`,
	seeChange: "See what was changed, or undo it",
	nothingToDo: "The file says what is there already. There is nothing to apply.",
	sampleRemoved: (n: number, kind: ImportKind) =>
		n === 1
			? `1 sample ${kind.replace(/s$/, "")} removed`
			: `${formatCount(n)} sample ${kind} removed`,
	show: "Rows of the report",
	all: "All",
	none: "No row of this kind",
	count: rows,
	row: (n: number) => `Row ${n}`,
	notInFile: "Not in the file",
	staying: (n: number, kind: ImportKind) =>
		n === 1
			? `1 ${kind.replace(/s$/, "")} that is not in the file stays as it is.`
			: `${formatCount(n)} ${kind} that are not in the file stay as they are.`,
	causes: "Notes by cause",
	cause: ({ rows: n, cause }: ImportCause) => `${rows(n)}: ${cause}`,
	causeGone: (key: string) => `0 rows: ${key.replace(/^\w+: /, "")}`,
	mendAll: (field: string, text: string, n: number) =>
		`${field} of ${rows(n)}: ${text === "" ? "empty" : text.length > 60 ? `${text.slice(0, 60)}…` : text}`,
	takeBack: "Take back",
	takeBackLabel: (taken: string) => `Take back: ${taken}`,
	mend: (field: string, row: number) => `${field} of row ${row}`,
	problem: (field: string, problem: string) => `${field}: ${problem}`,
	notChecked: (before: string) => `Not checked yet. It was ${before ? `"${before}"` : "empty"}.`,
	choose: (row: number) => `Which dealer is row ${row}?`,
	refusedAsIs: (candidates: number) =>
		`${candidates === 1 ? "Another dealer" : "None of them"}; leave the row refused`,
	report: "Export the report as CSV",
	apply: (counts: string) => `Apply: ${counts}`,
	applyWithout: (counts: string, refused: number) =>
		`Apply without ${refused === 1 ? "1 refused row" : `${formatCount(refused)} refused rows`}: ${counts}`,
	mendFirst: "Correct the refused rows first. A list of vehicles is applied as a whole.",
	keepsNamed: "The dealers that refused rows name are not hidden.",
	overHideLimit: (hidden: number, visible: number) =>
		`The file lacks ${formatCount(hidden)} of the ${formatCount(visible)} dealers that visitors see. Make sure that it is complete.`,
	first: (n: number, hidden: number) =>
		n < hidden ? `The first ${n} of those that are hidden:` : "Those that are hidden:",
	confirmHiding: (hidden: number, visible: number) =>
		`Hide ${formatCount(hidden)} of ${formatCount(visible)} dealers`,
	askTitle: "Apply this import?",
	askHides: (n: number) =>
		n === 1
			? "1 dealer will not be shown to visitors any more. Its leads stay."
			: `${formatCount(n)} dealers will not be shown to visitors any more. Their leads stay.`,
	askRemoves: (n: number) =>
		n === 1
			? "1 vehicle will be removed from the catalogue."
			: `${formatCount(n)} vehicles will be removed from the catalogue.`,
	askRefused: (n: number) =>
		n === 1 ? "1 refused row is left out." : `${formatCount(n)} refused rows are left out.`,
	askConfirm: "Apply",
	failed: "This file was not imported",
	failedShort: "Not imported",
};

export const importKindLabels: Readonly<Record<ImportKind, string>> = {
	dealers: "Dealers",
	vehicles: "Vehicles",
};

export const omissibleLabels = { email: "an email address", phone: "a phone number" } as const;

export const filterLabels: Readonly<Record<ImportFilter, string>> = {
	refused: "Refused",
	changed: "Changed",
	added: "New",
	hidden: "Hidden",
	removed: "Removed",
	missing: "Not in the file",
	skipped: "Skipped",
	unchanged: "Unchanged",
	noted: "To check",
};

export const noteLabels: Readonly<Record<ImportNote["kind"], string>> = {
	mended: "Mended",
	dropped: "Left out",
	doubtful: "Doubtful",
	kept: "Kept",
	skipped: "Skipped",
	refused: "Refused",
};

/** What is wrong with a cell, and what becomes of it if its row is not refused: `Left out: Enter a date`. */
export function describeProblem(kind: ImportNote["kind"], problem: string): string {
	return kind === "refused" ? problem : importMessages.problem(noteLabels[kind], problem);
}

/** What the button of an option does with the rows of a cause. */
export const offerLabels: Readonly<Record<ImportOffer, (n: number, rows: number) => string>> = {
	assumeOfficeHours: (n, rows) => `Read ${allOf(n, rows)} as office hours`,
	sameRef: (n, rows) =>
		`Take ${allOf(n, rows)} as the ${n === 1 ? "dealer" : "dealers"} with the same ref`,
};

function allOf(n: number, rows: number): string {
	if (n > 1) return `all ${formatCount(n)}`;
	return rows === 1 ? "it" : "one of them";
}

/** What an option that was taken does. */
export const takenOffers: Readonly<Record<ImportOffer, string>> = {
	assumeOfficeHours: "Hours without AM or PM are read as office hours.",
	sameRef: "A ref names its dealer, whatever name and address a row has.",
};

/** The options that an operator has taken for all rows of a cause. */
export function takenOf({ options }: Pick<DeskImport, "options">): ImportOffer[] {
	const values = new Map<string, unknown>(Object.entries(options));
	return importOffers.filter((offer) => values.get(offer) === true);
}

const outcomeWords: readonly (readonly [ImportOutcome, string])[] = [
	["added", "new"],
	["changed", "changed"],
	["hidden", "hidden"],
	["removed", "removed"],
	["missing", "not in the file"],
	["skipped", "skipped"],
	["refused", "refused"],
	["unchanged", "unchanged"],
];

/** What an import writes, and so what its button says. */
export const writtenOutcomes: readonly ImportOutcome[] = ["added", "changed", "hidden", "removed"];

/** `5 new, 30 changed, 1 sample dealer removed` */
export function describeResult(
	kind: ImportKind,
	{ counts, sampleRemoved }: Pick<ImportResult, "counts" | "sampleRemoved">,
	outcomes: readonly ImportOutcome[] = outcomeWords.map(([outcome]) => outcome),
): string {
	const parts = outcomeWords
		.filter(([outcome]) => outcomes.includes(outcome) && counts[outcome] > 0)
		.map(([outcome, word]) => `${formatCount(counts[outcome])} ${word}`);
	if (sampleRemoved > 0) parts.push(importMessages.sampleRemoved(sampleRemoved, kind));
	return parts.join(", ");
}

/** Where an import is, in a few words: `Checked: 5 new`. */
export function describeState({ kind, state }: Pick<DeskImport, "kind" | "state">): string {
	switch (state.kind) {
		case "checking":
		case "applying": {
			const { checking, applying, counting, done } = importMessages;
			const what = state.kind === "checking" ? checking : applying;
			return `${what}: ${state.total > 0 ? done(state.done, state.total) : counting.toLowerCase()}`;
		}
		case "failed":
			return importMessages.failedShort;
		case "ready":
			return `Checked: ${describeResult(kind, state)}`;
		case "applied":
			return `Imported: ${describeResult(kind, state)}`;
	}
}
