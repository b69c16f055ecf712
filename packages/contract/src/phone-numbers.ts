/** A telephone number that stands in a text. */
export interface PhoneNumber {
	/** Ten of a US number, letters as on a keypad. Of another one all that it has, with a plus sign. */
	readonly digits: string;
	readonly isUs: boolean;
	readonly extension: string;
	/** As it stands in the text, with its extension. */
	readonly text: string;
}

/** Between the digits of one number. Commas and the like are between two. */
const gap = "[^a-z\\d+/,;|&\\n]{0,4}";

const national = `\\(?(?:\\+?1${gap})?\\(?([2-9]\\d{2}(?:/|${gap})\\d{3}${gap}\\d{4})(?!\\d)(?:\\.0+(?!\\d))?`;

/** Seven letters or a few more, or seven letters and digits without a space: `GO-CARTS`, `555-EASY`. */
const word =
	"(?:(?:[-. ]?[a-z]){7,10}?(?![a-z])|(?=[\\d.-]*[a-z][\\d.-]*[a-z])(?:[-.]?[a-z\\d]){7}(?![-.]?[a-z\\d]))";

/** `365 Ocean Drive` is none: words have spaces only behind `1-365` or `(365)`. */
const vanity = `(?:\\+?1[^a-z\\d+,]{1,4}|(?=\\(\\d{3}\\)|\\d{3}[-.]\\S{7}))\\(?([2-9]\\d{2}${gap}${word})`;

const extension =
	"(?:[\\s,;.(-]{0,4}(?:ext(?:ension|n)?|x|#)[\\s.:=#]{0,3}(\\d{1,7})(?![-.]?\\d)\\)?)?";

/** The digits up to the next separator: a part of them is no US number. */
const unknownNumber = "((?:\\+ ?)?\\d[^a-z+/,;|&#\\n]*)";

const pattern = new RegExp(`(?:${national}|${vanity}|${unknownNumber})${extension}`, "gi");

/** The digits of the letters A to Z. */
const keypad = "22233344455566677778889999";

/**
 * The telephone numbers in a text, in their order. Shorter numbers, such as times, are left out.
 *
 * @example findPhoneNumbers("239-555-0142 x12 / 1-800-GO-CARTS").map(({ digits }) => digits)
 * // ["2395550142", "8004622787"]
 */
export function findPhoneNumbers(text: string): PhoneNumber[] {
	return numbersIn(text).filter(({ digits }) => digits.length > 6);
}

/**
 * What is dialed, as in a `tel:` URL (RFC 3966): the first US number of a text, or else its first number.
 * Empty if there is none.
 *
 * @example dialedNumber("1-800-555-0100 ext. 12"); // "+18005550100;ext=12"
 */
export function dialedNumber(text: string): string {
	const numbers = numbersIn(text);
	const { digits = "", isUs, extension } = numbers.find(({ isUs }) => isUs) ?? numbers[0] ?? {};
	return `${isUs ? "+1" : ""}${digits}${extension ? `;ext=${extension}` : ""}`;
}

/** The first US number as it stands in a text, or the text if there is none. */
export function firstPhoneNumber(text: string): string {
	return numbersIn(text).find(({ isUs }) => isUs)?.text ?? text;
}

/**
 * A text with its US numbers in one format. Numbers with letters, which people remember, and those of other
 * countries stay as they are.
 *
 * @example formatPhone("239.555.0142 x5"); // "(239) 555-0142 ext. 5"
 */
export function formatPhone(text: string): string {
	return numbersIn(text).reduce((formatted, { digits, isUs, extension, text: number }) => {
		if (!isUs || !number.replace(/\D/g, "").includes(digits)) return formatted;
		const us = digits.replace(/^(...)(...)/, "($1) $2-");
		return formatted.replace(number, () => (extension ? `${us} ext. ${extension}` : us));
	}, text);
}

/** Whether a text has one US number, perhaps in two spellings, and no other one. */
export function isOnePhoneNumber(text: string): boolean {
	const numbers = findPhoneNumbers(text);
	const dialed = numbers.map(({ digits, extension }) => `${digits} ${extension}`);
	return numbers.every(({ isUs }) => isUs) && new Set(dialed).size === 1;
}

/**
 * What is not in one US number, however it is grouped: `555-0142 (239)`, `239-555-01, 42`. A comma is in
 * one that was taken for an amount, `2,395,550,142`.
 */
const several = /[a-z/;|&#]|\+(?!\s*1)|,(?!\d{3}\b)|^\D*(?:1\D*)?\d{3}\D*\d{4}\D/i;

function numbersIn(text: string): PhoneNumber[] {
	const all = text.replace(/\D/g, "");
	if (/^1?[2-9]\d{9}$/.test(all) && !several.test(text)) {
		return [{ digits: all.slice(-10), isUs: true, extension: "", text }];
	}
	return [...text.matchAll(pattern)].map(([match, number, word, unknown, extension = ""]) => ({
		digits: unknown?.replace(/[^\d+]/g, "") ?? spell(number ?? word ?? "").slice(0, 10),
		isUs: unknown === undefined,
		extension,
		// Without what follows it, and a bracket that encloses more than the number.
		text: /^.*[^\s(.-]/s.exec(match)?.[0].replace(/^\((?!.*\))/, "") ?? "",
	}));
}

/** The digits of a number with letters. */
function spell(word: string): string {
	return word
		.replace(/[a-z]/gi, (letter) => keypad[letter.toLowerCase().charCodeAt(0) - 97] ?? "")
		.replace(/\D/g, "");
}
