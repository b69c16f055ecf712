import { findPhoneNumbers, type PhoneNumber } from "@nev/contract";
import type { RowNote } from "../import-report.js";
import { faxNumbers } from "./fax-numbers.js";

export interface CheckedPhone {
	/** One number as it was written, or a text that is too short for one; absent if it is refused. */
	readonly phone?: string;
	readonly notes: readonly RowNote[];
}

/** A number as a program writes it that takes it for an amount: `2395550142.0`, `2.395550142E9`. */
const decimal = /^(\d)(?:(\d{9,10})\.0+|(?:[.,](\d+))?E\+?(\d+))$/i;

/**
 * Takes the first US number of a cell that is no fax number, with its extension, and tells of the others.
 * A number that lost digits, or is none of the United States, is refused. The only number of a cell may
 * be that of a fax.
 */
export function checkPhone(cell: string): CheckedPhone {
	// Spreadsheets mark text that looks like a number.
	const text = cell.replace(/^'(?=[\d(+])/, "");
	const [, first, digits, fraction = "", exponent] = decimal.exec(text) ?? [];
	if (first) return checkDecimal(text, first + (digits ?? fraction), exponent);
	const numbers = findPhoneNumbers(text);
	const areFax = faxNumbers(
		text,
		numbers.map((number) => number.text),
	);
	const faxes = numbers.filter((_, index) => areFax[index]);
	const phones = numbers.filter((_, index) => !areFax[index]);
	const main = phones.find(({ isUs }) => isUs);
	if (!main) {
		if (phones.length === 0 && faxes.length > 0) {
			const cause = "only a fax number";
			const problem = `there is ${cause}: ${textOf(faxes)}`;
			const isOne = faxes.length === 1 && faxes[0]?.isUs;
			if (!isOne) return refuse(problem, cause);
			return { phone: text, notes: [{ kind: "doubtful", text: problem, cause }] };
		}
		// The form's rule says it of a shorter one.
		if (text.replace(/\D/g, "").length < 10) return { phone: text, notes: [] };
		return refuse(`"${text}" is not a US phone number`, "no US phone number");
	}
	const others = phones.filter(
		({ digits, extension }) => digits !== main.digits || extension !== main.extension,
	);
	const notes = [...leftOut(others, "a second phone number"), ...leftOut(faxes, "a fax number")];
	return { phone: notes.length > 0 ? main.text : text, notes };
}

function leftOut(numbers: readonly PhoneNumber[], cause: string): RowNote[] {
	if (numbers.length === 0) return [];
	return [{ kind: "dropped", text: `${cause} was left out: ${textOf(numbers)}`, cause }];
}

function textOf(numbers: readonly PhoneNumber[]): string {
	return numbers.map(({ text }) => text).join(", ");
}

function checkDecimal(text: string, phone: string, exponent: string | undefined): CheckedPhone {
	if (exponent !== undefined && phone.length !== Number(exponent) + 1) {
		return refuse(
			`a spreadsheet shortened the phone number to ${text}`,
			"a phone number that a spreadsheet shortened",
		);
	}
	const cause = "a phone number written as a decimal number";
	return {
		phone,
		notes: [{ kind: "mended", text: `the phone number ${text} is ${phone}`, cause }],
	};
}

function refuse(text: string, cause: string): CheckedPhone {
	return { notes: [{ kind: "refused", text, cause }] };
}
