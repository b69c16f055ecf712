import { recordedTables } from "@nev/contract/desk";
import type { RowId } from "../../changes/row-names.js";
import { DeskError } from "../desk-error.js";

/** A changed row in the address of the page that follows it: `dealerships-7`. */
export function formatRowKey({ table, id }: RowId): string {
	return `${table}-${id}`;
}

/** @throws {DeskError} 400 if it is none */
export function parseRowKey(text: string): RowId {
	const [name, id = ""] = text.split("-");
	const table = recordedTables.find((one) => one === name);
	if (table && /^\d{1,9}$/.test(id)) return { table, id: Number(id) };
	throw new DeskError(400, "This page of the rows does not exist. Go back to the first one.");
}
