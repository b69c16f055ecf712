import { honeypotName, singleLineMaxLength } from "@nev/contract";

/** The text of each field of a form, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** A filled-in form. */
export interface FilledForm {
	readonly values: FormValues;
	/** The honeypot's content. */
	readonly website: string | undefined;
}

/** Reads a form's text fields. A line ends with `\n`: browsers send `\r\n`, which counts twice. */
export function readFormData(data: FormData): FilledForm {
	const values: Record<string, string> = {};
	for (const [name, value] of data) {
		if (typeof value === "string") values[name] = value.replaceAll("\r\n", "\n");
	}
	const { [honeypotName]: website, ...others } = values;
	// The API would reject a longer text, and with it the lead.
	return { values: others, website: website?.slice(0, singleLineMaxLength) || undefined };
}
