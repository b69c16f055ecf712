import { dealershipFormSchema } from "@nev/contract";
import { isSameAddress } from "@nev/contract/desk";
import type { RowNote } from "../import-report.js";

export interface CheckedEmail {
	/** One address, or a text that has none. */
	readonly email: string;
	/** The other addresses of the cell. */
	readonly others: readonly string[];
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
 * Takes the valid email addresses of a cell, such as `Gulf Carts <info@example.com>; sales@example.com`, and tells of
 * what else looks like one.
 */
export function checkEmail(cell: string): CheckedEmail {
	// Spreadsheets mark text so.
	const text = cell.replace(/^'/, "");
	if (isValid(text)) return { email: text, others: [], notes: [] };
	const found = text.match(candidate) ?? [];
	const gaps = text.split(candidate);
	const isWhole = (address: string, index: number) =>
		isValid(address) && before.test(gaps[index] ?? "") && !domainAfter.test(gaps[index + 1] ?? "");
	const [email, ...others] = withoutRepeated(found.filter(isWhole));
	if (!email) return { email: text, others: [], notes: [] };
	const left = withoutRepeated(found).filter((one) => ![email, ...others].some(isSame(one)));
	if (left.length > 0) {
		const cause = "a second email address";
		const told = `${cause} was left out: ${left.join(", ")}`;
		return { email, others, notes: [{ kind: "dropped", text: told, cause }] };
	}
	if (others.length > 0) return { email, others, notes: [] };
	const cause = "an email address with other text";
	const mended = `the email address "${text}" is ${email}`;
	return { email, others, notes: [{ kind: "mended", text: mended, cause }] };
}

const isSame = (one: string) => (other: string) => isSameAddress(one, other);

function withoutRepeated(addresses: readonly string[]): string[] {
	return addresses.filter((one, index) => addresses.findIndex(isSame(one)) === index);
}

function isValid(text: string): boolean {
	return dealershipFormSchema.shape.email.safeParse(text).success;
}
