import {
	cleanLine,
	identityKeys,
	type KeyedIdentity,
	type NewDealershipRow,
	type PlaceIndex,
	timeZoneOf,
} from "@nev/api/operations";
import { type Dealership, isTimeZone } from "@nev/contract";
import type { OmissibleField } from "@nev/contract/desk";
import type * as z from "zod/mini";
import type { Columns } from "../../tables/columns.js";
import type { RowNote } from "../import-report.js";
import { droppedCell, isRequired, refusedCell } from "./cell-notes.js";
import {
	type DealershipField,
	dealershipFields,
	formFields,
	formSchema,
	operatorFields,
	operatorSchema,
} from "./dealership-columns.js";
import { checkEmail } from "./email-cell.js";
import { doubtsOfName, withoutEmptyWord } from "./empty-words.js";
import { checkFurtherAddresses } from "./further-addresses.js";
import { checkHoursCell } from "./hours-cell.js";
import { checkPhone } from "./phone-cell.js";
import { checkPlace } from "./row-place.js";

/** Every field that visitors see, as it is stored. */
type ImportedDealership = NewDealershipRow &
	Record<Exclude<keyof Dealership, "id" | "isSample">, unknown> & {
		readonly latitude: number | null;
		readonly longitude: number | null;
	};

/** A row of the file that was checked. */
export interface CheckedRow {
	/** As a new dealership; absent if the row is refused. */
	readonly dealership?: ImportedDealership;
	/** The fields whose cells are not empty. Those of an existing dealership are changed, no others. */
	readonly given: ReadonlySet<DealershipField>;
	/** The formats of its further addresses are not given, so that an existing dealership keeps those that it has. */
	readonly keepsFormats?: boolean;
	/** What it is found by, also if it is refused. */
	readonly identity: KeyedIdentity;
	readonly notes: readonly RowNote[];
}

/** A checked row with its place in the file. */
export interface FileRow extends CheckedRow {
	/** The number that a spreadsheet shows. */
	readonly row: number;
	/** The dealer's name as the file has it, on one line. */
	readonly name: string;
	/** Whether somebody asked not to be contacted at its email address. */
	readonly isDoNotContact?: boolean;
}

/** What a row is checked with. */
interface RowCircumstances {
	readonly places: PlaceIndex;
	readonly allowedMissing: readonly OmissibleField[];
	readonly today: string;
	readonly assumeOfficeHours?: boolean | undefined;
	/** Whether hours of the list name their days. */
	readonly namesDays?: boolean | undefined;
}

/** A day as 2026-12-24, also one that Excel has changed to 12/24/2026. */
function isoDay(text: string): string {
	const [, month = "", day = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
	return year ? [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-") : text;
}

/** Parses in place of a value that is missing, left out or refused, and is never stored. */
const placeholders: Readonly<Partial<Record<DealershipField, string>>> = {
	state: "Alabama",
	zipCode: "00000",
	phone: "2000000000",
	email: "nobody@example.com",
};

/**
 * Checks a row by the rules of the form for new dealerships, and corrects frequent mistakes. A cell that
 * cannot be read refuses the row only if a dealer cannot be without it.
 *
 * @param circumstances.allowedMissing fields that a dealer may be without
 * @param circumstances.today the day whose pauses are over, such as 2026-12-24
 */
export function checkRow(
	cells: readonly string[],
	columns: Columns<DealershipField>,
	{ places, allowedMissing, today, ...hoursOptions }: RowCircumstances,
): CheckedRow {
	// Each is asked for several times, and kept once.
	const texts: Partial<Record<DealershipField, string>> = {};
	const read = (field: DealershipField) => {
		texts[field] ??= withoutEmptyWord(cleanLine(columns.read(cells, field)), field);
		return texts[field];
	};
	const notes: RowNote[] = [];
	const leftOut = new Set<DealershipField>();
	function reject(problem: string, field: DealershipField, heading?: string): void {
		const cell = { field, text: read(field), problem, heading };
		const refuses = isRequired(field, allowedMissing);
		if (!refuses) leftOut.add(field);
		notes.push(refuses ? refusedCell(cell) : droppedCell(cell));
	}

	const rejectCell = (problem: string, field: DealershipField) =>
		reject(problem, field, columns.headingOf(field));

	const { state, zipCode, pin } = checkPlace(read, places, notes, reject);

	const phone = checkPhone(read("phone"));
	const email = checkEmail(read("email"));
	for (const note of [...phone.notes, ...email.notes]) {
		// Only a phone number is refused there.
		if (note.kind === "refused") reject(note.text, "phone");
		else notes.push(note);
	}
	const isOmitted = (field: DealershipField) => read(field) === "" || leftOut.has(field);
	const formTexts = {
		...textsOf(formFields),
		state: state ?? placeholders.state,
		zipCode: zipCode ?? placeholders.zipCode,
		phone: phone.phone ?? placeholders.phone,
		email: email.email,
		...placeholdersOf(allowedMissing.filter(isOmitted)),
	};
	const { hours, notes: hoursNotes } = checkHoursCell(read("openingHours"), {
		heading: columns.headingOf("openingHours"),
		timeZone: () =>
			isTimeZone(read("timeZone"))
				? read("timeZone")
				: timeZoneOf({ state: state ?? "", zipCode: zipCode ?? "" }),
		...hoursOptions,
	});
	notes.push(...hoursNotes);
	if (hours === "") leftOut.add("openingHours");
	const form = parseCells(formSchema, formTexts, rejectCell);
	const operatorTexts = {
		...textsOf(operatorFields),
		openingHours: hours,
		pausedUntil: isoDay(read("pausedUntil")),
	};
	const operator = parseCells(operatorSchema, operatorTexts, rejectCell);
	const names = {
		name: read("name"),
		address: read("address"),
		zipCode: zipCode ?? read("zipCode"),
	};
	const identity = {
		ref: leftOut.has("ref") ? null : read("ref") || null,
		membershipId: leftOut.has("membershipId") ? null : read("membershipId") || null,
		...identityKeys(names),
		...names,
	};
	const given = dealershipFields.filter((field) => read(field) !== "");
	const refusals = notes.filter(({ kind }) => kind === "refused");
	if (!form || !operator || refusals.length > 0) {
		return { given: sharedSet(given), identity, notes: refusals };
	}
	const { notes: coordinateNotes, latitude, longitude } = pin;
	const { visibility, leadFormat, leadAddresses, pausedUntil, ...others } = operator;
	const further = checkFurtherAddresses(email, leadAddresses);
	notes.push(...further.notes);
	const keepsFormats = email.others.length > 0 && leadAddresses.length === 0;
	const shown = visibility ?? "visible";
	// Nobody sees a new one that may be hidden or paused.
	const isUncertain = leftOut.has("visibility") || leftOut.has("pausedUntil");
	if (isUncertain && shown === "visible") leftOut.add("visibility");
	const isPauseOver = pausedUntil !== null && pausedUntil <= today;
	if (isPauseOver) {
		const text = `its pause until ${pausedUntil} is over`;
		notes.push({ kind: "dropped", text, cause: "pause that is over" });
	}
	if (latitude === null) for (const field of pinFields) leftOut.add(field);
	if (isPauseOver) leftOut.add("pausedUntil");
	return {
		// Spread, each row would have a hidden class of its own, which V8 frees late: 300 MB in a long file.
		dealership: Object.assign(
			form,
			Object.fromEntries(allowedMissing.filter(isOmitted).map((field) => [field, ""])),
			{ latitude, longitude },
			{
				...others,
				pausedUntil: isPauseOver ? null : pausedUntil,
				visibility: isUncertain && shown === "visible" ? "pending" : shown,
				leadFormat: leadFormat ?? "mail",
				leadAddresses: further.addresses,
			},
		),
		given: sharedSet([
			...given.filter((field) => !leftOut.has(field)),
			...(keepsFormats ? (["leadAddresses"] as const) : []),
		]),
		keepsFormats,
		identity,
		notes: [...notes, ...doubtsOfName(names.name), ...coordinateNotes],
	};

	function textsOf(fields: readonly DealershipField[]) {
		return Object.fromEntries(fields.map((field) => [field, read(field)]));
	}
}

/** The values of texts. Those that cannot be read are rejected, and absent. */
function parseCells<Schema extends z.ZodMiniType>(
	schema: Schema,
	texts: Readonly<Record<string, string | undefined>>,
	reject: (problem: string, field: DealershipField) => void,
): z.infer<Schema> | undefined {
	const { data, error } = schema.safeParse(texts);
	if (!error) return data;
	// The schemas have no nested fields.
	const fieldOf = ({ path }: z.core.$ZodIssue) => path[0] as DealershipField;
	for (const issue of error.issues) reject(issue.message, fieldOf(issue));
	return schema.safeParse({ ...texts, ...placeholdersOf(error.issues.map(fieldOf)) }).data;
}

function placeholdersOf(fields: readonly DealershipField[]) {
	return Object.fromEntries(fields.map((field) => [field, placeholders[field] ?? ""]));
}

const pinFields: readonly DealershipField[] = ["latitude", "longitude"];

const setsByFields = new Map<string, ReadonlySet<DealershipField>>();

/** One set for all rows with the same fields, because most rows of a list have the same. */
function sharedSet(fields: readonly DealershipField[]): ReadonlySet<DealershipField> {
	const key = fields.join();
	const set = setsByFields.get(key) ?? new Set(fields);
	setsByFields.set(key, set);
	return set;
}
