import { dealershipFormSchema, regionNames } from "@nev/contract";
import * as z from "zod/mini";
import type { PlaceIndex } from "../../places/place-index.js";
import type { DealershipRow } from "../../storage/seed.js";
import type { Columns, KnownColumns } from "../input/columns.js";
import { regionFrom } from "../input/options.js";
import { cleanLine } from "../output/clean.js";
import { checkCoordinates } from "./coordinates.js";
import type { RowNote } from "./finding.js";
import { checkZip } from "./zip-code.js";

/** The columns of a file of dealerships, and what else they are called. */
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
} as const satisfies KnownColumns<string>;

type Field = keyof typeof dealershipColumns;

export const requiredColumns = [
	"name",
	"address",
	"city",
	"state",
	"zipCode",
	"phone",
	"email",
] as const satisfies readonly Field[];

/** A dealership in a territory or in the District has an address, but no page of its state. */
const rowSchema = z.extend(dealershipFormSchema, { state: z.enum(regionNames) });

/** A row of the file after it has been looked at. */
export interface CheckedRow {
	/** Absent where the row is refused. */
	readonly dealership?: DealershipRow;
	readonly findings: readonly RowNote[];
}

/** A number as a spreadsheet writes one that is too long for a cell: `2.39556E+09`. */
const shortened = /^\d([.,]\d+)?E\+?\d+$/i;

/** Checks one row by the rules that a dealership submits itself by, and mends what can be mended. */
export function checkRow(
	cells: readonly string[],
	columns: Columns<Field>,
	places: PlaceIndex,
): CheckedRow {
	const read = (field: Field) => cleanLine(columns.read(cells, field));
	const findings: RowNote[] = [];
	const refuse = (text: string) => void findings.push({ kind: "refused", text });

	const stateText = read("state");
	const state = regionFrom(stateText);
	if (!state) {
		refuse(stateText ? `"${stateText}" is no state or territory` : "the state is missing");
	}

	// Without its state a ZIP code cannot be judged, and the row is refused anyway.
	const zip = state && checkZip(read("zipCode"), state, places);
	findings.push(...(zip?.findings ?? []));

	const phone = read("phone").replace(/^'/, "");
	if (shortened.test(phone)) {
		refuse(`a spreadsheet has shortened the telephone number to ${phone}`);
	}
	const { data, error } = rowSchema.safeParse({
		name: read("name"),
		address: read("address"),
		city: read("city"),
		state: state ?? "Alabama",
		zipCode: zip?.zipCode ?? "00000",
		phone,
		email: read("email"),
		membershipId: read("membershipId"),
	});
	for (const { path, message } of error?.issues ?? []) refuse(`${path.join(".")}: ${message}`);
	if (!data || findings.some(({ kind }) => kind === "refused")) {
		return { findings: findings.filter(({ kind }) => kind === "refused") };
	}

	const { findings: ofCoordinates, ...coordinates } = checkCoordinates(
		read("latitude"),
		read("longitude"),
		places.byZip(data.zipCode.slice(0, 5)),
	);
	return {
		dealership: { ...data, ...coordinates },
		findings: [...findings, ...ofCoordinates],
	};
}
