import { type Dealership, dealershipFormSchema, parseRegion, regionNames } from "@nev/contract";
import * as z from "zod/mini";
import type { PlaceIndex } from "../../places/place-index.js";
import type { DealershipRow } from "../../storage/seed.js";
import type { Columns, KnownColumns } from "../input/columns.js";
import { cleanLine } from "../output/clean.js";
import { checkCoordinates } from "./coordinates.js";
import type { RowNote } from "./import-report.js";
import { checkZip } from "./zip-code.js";

/** A dealership in a territory or in the District has an address, but no page for its state. */
const rowSchema = z.extend(dealershipFormSchema, { state: z.enum(regionNames) });

const fields = Object.keys(rowSchema.shape) as (keyof typeof rowSchema.shape)[];

/** The columns of a file of dealerships, with alternative headings. */
export const dealershipColumns = {
	name: [
		"dealer",
		"dealership",
		"dealer name",
		"dealership name",
		"company",
		"company name",
		"business name",
	],
	address: ["street", "street address", "address 1", "address line 1"],
	city: ["town"],
	state: ["state name", "st"],
	zipCode: ["zip", "postal code", "postcode", "postal"],
	phone: ["phone number", "telephone", "telephone number", "tel"],
	email: ["email address", "mail", "contact email"],
	latitude: ["lat"],
	longitude: ["lon", "lng", "long"],
	membershipId: ["membership", "membership number", "member id"],
} as const satisfies KnownColumns<keyof typeof rowSchema.shape | "latitude" | "longitude">;

export type DealershipField = keyof typeof dealershipColumns;

export const requiredColumns = [
	"name",
	"address",
	"city",
	"state",
	"zipCode",
	"phone",
	"email",
] as const satisfies readonly DealershipField[];

/** Every field that visitors see, as it is stored. */
type ImportedDealership = DealershipRow &
	Record<Exclude<keyof Dealership, "id" | "isSample">, unknown>;

/** A row of the file that was checked. */
export interface CheckedRow {
	/** Absent if the row is refused. */
	readonly dealership?: ImportedDealership;
	readonly notes: readonly RowNote[];
}

/** A long number as spreadsheets shorten it: `2.39556E+09`. */
const scientificNotation = /^\d([.,]\d+)?E\+?\d+$/i;

/** Checks a row by the rules of the form for new dealerships, and corrects frequent mistakes. */
export function checkRow(
	cells: readonly string[],
	columns: Columns<DealershipField>,
	places: PlaceIndex,
): CheckedRow {
	const read = (field: DealershipField) => cleanLine(columns.read(cells, field));
	const notes: RowNote[] = [];
	const refuse = (text: string) => void notes.push({ kind: "refused", text });

	const stateText = read("state");
	const state = parseRegion(stateText);
	if (!state) {
		refuse(stateText ? `"${stateText}" is not a state or territory` : "the state is missing");
	}

	// A ZIP code cannot be checked without its state. The row is refused anyway.
	const zip = state && checkZip(read("zipCode"), state, places);
	notes.push(...(zip?.notes ?? []));

	const phone = read("phone").replace(/^'/, "");
	const isShortened = scientificNotation.test(phone);
	if (isShortened) {
		refuse(`a spreadsheet shortened the telephone number to ${phone}`);
	}
	const { data, error } = rowSchema.safeParse({
		...Object.fromEntries(fields.map((field) => [field, read(field)])),
		state: state ?? "Alabama",
		zipCode: zip?.zipCode ?? "00000",
		// Its message is above.
		phone: isShortened ? "0000000000" : phone,
	});
	for (const { path, message } of error?.issues ?? []) refuse(`${path.join(".")}: ${message}`);
	const refusals = notes.filter(({ kind }) => kind === "refused");
	if (!data || refusals.length > 0) return { notes: refusals };

	const { notes: coordinateNotes, ...coordinates } = checkCoordinates(
		read("latitude"),
		read("longitude"),
		places.byZip(data.zipCode.slice(0, 5)),
	);
	return {
		dealership: { ...data, ...coordinates },
		notes: [...notes, ...coordinateNotes],
	};
}
