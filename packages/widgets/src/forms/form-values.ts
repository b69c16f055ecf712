import { honeypotName, singleLineMaxLength } from "@nev/contract";
import type { FormValues } from "./form-state.js";

/** A filled form: its fields, and what stands in the one that people do not see. */
export interface FilledForm {
	readonly values: FormValues;
	readonly website: string | undefined;
}

/** Reads the texts of a form. */
export function readFormData(data: FormData): FilledForm {
	const values: Record<string, string> = {};
	for (const [name, value] of data) if (typeof value === "string") values[name] = value;
	const { [honeypotName]: website, ...others } = values;
	// More than the API takes would cost the lead.
	return { values: others, website: website?.slice(0, singleLineMaxLength) || undefined };
}
