import { dealershipFormSchema } from "@nev/contract";
import type { RowNote } from "../import-report.js";

export interface CheckedEmail {
	/** One address, or a text that has none. */
	readonly email: string;
	readonly notes: readonly RowNote[];
}

/**
 * What may be an address, whole, between the marks that people put around it. A part of one, such as
 * `smith@example.com` of `zoë.smith@example.com`, is that of somebody else.
 */
const candidate =
	/(?<=^|[\s<(,;/|:"“[])[^\s<>(),;/|:"“”[\]@]+@[^\s<>(),;/|:"“”[\]@?]*[^\s<>(),;/|:"“”[\]@?.](?=\.?(?:$|[\s<>(),;/|:"“”[\]?]))/g;

/** What may stand before an address: marks, `or`, `Name <`, `label:`. */
const before =
	/^[^\p{L}\p{N}]*(?:\b(?:or|and)\b[^\p{L}\p{N}]*)?$|[<([]\s*$|^[^:]*:\s*(?:mailto:)?$/iu;

/** What may not stand behind one: the rest of a domain that has a space in it. */
const domainAfter = /^[\s.]+(?!(?:or|and)\b|[^:]*:|[^<]*<)[\p{L}\p{N}]/iu;

/**
 * Takes the first valid email address of a cell, such as `Gulf Carts <info@example.com>; sales@example.com`,
 * and tells of the others.
 */
export function checkEmail(cell: string): CheckedEmail {
	// Spreadsheets mark text so.
	const text = cell.replace(/^'/, "");
	if (isValid(text)) return { email: text, notes: [] };
	const found = text.match(candidate) ?? [];
	const gaps = text.split(candidate);
	const email = found.find(
		(address, index) =>
			isValid(address) &&
			before.test(gaps[index] ?? "") &&
			!domainAfter.test(gaps[index + 1] ?? ""),
	);
	if (!email) return { email: text, notes: [] };
	const others = found.filter((other) => other.toLowerCase() !== email.toLowerCase());
	if (others.length > 0) {
		const cause = "a second email address";
		const left = `${cause} was left out: ${others.join(", ")}`;
		return { email, notes: [{ kind: "dropped", text: left, cause }] };
	}
	const cause = "an email address with other text";
	return {
		email,
		notes: [{ kind: "mended", text: `the email address "${text}" is ${email}`, cause }],
	};
}

function isValid(text: string): boolean {
	return dealershipFormSchema.shape.email.safeParse(text).success;
}
