import {
	cleanLine,
	identityKeys,
	type KeyedIdentity,
	type NewDealershipRow,
	type PlaceIndex,
} from "@nev/api/operations";
import type { Dealership } from "@nev/contract";
import type { OmissibleField } from "@nev/contract/desk";
import type { Columns } from "../../csv/columns.js";
import type { RowNote } from "../import-report.js";
import {
	type DealershipField,
	dealershipFields,
	formFields,
	formSchema,
	operatorFields,
	operatorSchema,
} from "./dealership-columns.js";
import { checkEmail } from "./email-cell.js";
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
}

/** A day as 2026-12-24, also one that Excel has changed to 12/24/2026. */
function isoDay(text: string): string {
	const [, month = "", day = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
	return year ? [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-") : text;
}

/** Parses in place of a value that is missing or refused, and is never stored. */
const placeholders = {
	state: "Alabama",
	zipCode: "00000",
	phone: "0000000000",
	email: "nobody@example.com",
} as const;

/**
 * Checks a row by the rules of the form for new dealerships, and corrects frequent mistakes.
 *
 * @param circumstances.allowedMissing fields that may be empty
 * @param circumstances.today the day whose pauses are over, such as 2026-12-24
 */
export function checkRow(
	cells: readonly string[],
	columns: Columns<DealershipField>,
	{ places, allowedMissing, today }: RowCircumstances,
): CheckedRow {
	// Each is asked for several times, and kept once.
	const texts: Partial<Record<DealershipField, string>> = {};
	const read = (field: DealershipField) => {
		texts[field] ??= cleanLine(columns.read(cells, field));
		return texts[field];
	};
	const notes: RowNote[] = [];
	const refuse = (problem: string, field: DealershipField, text = problem) =>
		void notes.push({ kind: "refused", text, cell: { field, text: read(field), problem } });

	const { state, zipCode, pin } = checkPlace(read, places, notes, refuse);

	const phone = checkPhone(read("phone"));
	const email = checkEmail(read("email"));
	for (const note of [...phone.notes, ...email.notes]) {
		// Only a phone number is refused there.
		const cell = { field: "phone", text: read("phone"), problem: note.text };
		notes.push(note.kind === "refused" ? { ...note, cell } : note);
	}
	const omitted = allowedMissing.filter((field) => read(field) === "");
	const form = formSchema.safeParse({
		...textsOf(formFields),
		state: state ?? placeholders.state,
		zipCode: zipCode ?? placeholders.zipCode,
		phone: phone.phone ?? placeholders.phone,
		email: email.email,
		...Object.fromEntries(omitted.map((field) => [field, placeholders[field]])),
	});
	const operator = operatorSchema.safeParse({
		...textsOf(operatorFields),
		pausedUntil: isoDay(read("pausedUntil")),
	});
	const issues = [...(form.error?.issues ?? []), ...(operator.error?.issues ?? [])];
	for (const { path, message } of issues) {
		// The schemas have no nested fields.
		const [field] = path as DealershipField[];
		if (field) refuse(message, field, `${columns.headingOf(field)}: ${message}`);
	}
	const names = {
		name: read("name"),
		address: read("address"),
		zipCode: zipCode ?? read("zipCode"),
	};
	const identity = {
		ref: read("ref") || null,
		membershipId: read("membershipId") || null,
		...identityKeys(names),
		...names,
	};
	const given = dealershipFields.filter((field) => read(field) !== "");
	const refusals = notes.filter(({ kind }) => kind === "refused");
	if (!form.data || !operator.data || refusals.length > 0) {
		return { given: sharedSet(given), identity, notes: refusals };
	}

	const { latitude, longitude, notes: coordinateNotes } = pin;
	const isUnplaced = latitude === null;
	const { visibility, leadFormat, pausedUntil, ...others } = operator.data;
	const isPauseOver = pausedUntil !== null && pausedUntil <= today;
	if (isPauseOver) notes.push({ kind: "dropped", text: `its pause until ${pausedUntil} is over` });
	const dropped: readonly string[] = [
		...(isUnplaced ? pinFields : []),
		...(isPauseOver ? ["pausedUntil"] : []),
	];
	return {
		// Spread, each row would have a hidden class of its own, which V8 frees late: 300 MB in a long file.
		dealership: Object.assign(
			form.data,
			Object.fromEntries(omitted.map((field) => [field, ""])),
			{ latitude, longitude },
			{
				...others,
				pausedUntil: isPauseOver ? null : pausedUntil,
				visibility: visibility ?? "visible",
				leadFormat: leadFormat ?? "mail",
			},
		),
		given: sharedSet(given.filter((field) => !dropped.includes(field))),
		identity,
		notes: [...notes, ...coordinateNotes],
	};

	function textsOf(fields: readonly DealershipField[]) {
		return Object.fromEntries(fields.map((field) => [field, read(field)]));
	}
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
