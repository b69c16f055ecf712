import type { ImportKind } from "@nev/contract/desk";
import { fieldLabel } from "../changes/describe-change.js";

/** What operators call a field of a list: `Phone`. */
export function fieldLabelOf(kind: ImportKind, field: string): string {
	return fieldLabel(kind === "dealers" ? "dealerships" : "vehicles", field);
}
