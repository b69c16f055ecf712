import { findPhoneNumbers, type PhoneNumber } from "./phone-numbers.js";

/**
 * A text with its US telephone numbers as Americans write them. Letters stay, since a dealer advertises them.
 *
 * @example formatPhoneNumbers("239.555.0142x12"); // "(239) 555-0142 ext. 12"
 */
export function formatPhoneNumbers(text: string): string {
	return findPhoneNumbers(text)
		.filter(({ isUs, digits, text }) => isUs && text.replace(/\D/g, "").includes(digits))
		.reduce((result, number) => result.replace(number.text, () => format(number)), text);
}

function format({ digits, extension }: PhoneNumber): string {
	const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
	return extension ? `${number} ext. ${extension}` : number;
}
