import { cleanCsvLine } from "@nev/api/operations";
import { byteOrderMark, type ImportKind } from "@nev/contract/desk";
import {
	type DealershipField,
	dealershipFields,
	requiredColumns,
} from "./dealerships/dealership-columns.js";
import { vehicleColumns } from "./vehicles/vehicle-cells.js";

/** What the operator decides of a dealer at the desk. */
const decided: readonly DealershipField[] = ["visibility", "reviewedAt"];

/** An empty list, which is the line of its headings. */
export function listTemplate(kind: ImportKind): string {
	const headings = {
		dealers: [...new Set([...requiredColumns, ...dealershipFields])].filter(
			(field) => !decided.includes(field),
		),
		vehicles: vehicleColumns,
	};
	return byteOrderMark + cleanCsvLine(headings[kind]);
}
