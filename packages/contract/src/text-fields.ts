import * as z from "zod/mini";

/** The longest text that any single-line field takes. */
export const singleLineMaxLength = 200;

/** The longest message that a visitor can send. */
export const messageMaxLength = 5000;

/** Trimmed text with at least `minimum` characters, refused with `message`. */
function text(minimum: number, limit: number, message: string) {
	return z
		.string(message)
		.check(
			z.trim(),
			z.minLength(minimum, message),
			z.maxLength(limit, `Please use at most ${limit} characters`),
		);
}

/** A trimmed line of text with at least `minimum` characters, refused with `message`. */
export function singleLine(minimum: number, message: string) {
	return text(minimum, singleLineMaxLength, message);
}

/** A first and a last name joined by a space, each of them a line; refused with `message`. */
export function fullName(message: string) {
	return text(1, 2 * singleLineMaxLength + 1, message);
}

/** A trimmed text of several lines with at least `minimum` characters, refused with `message`. */
export function multiLine(minimum: number, message: string) {
	return text(minimum, messageMaxLength, message);
}

/** A trimmed, valid e-mail address, refused with `message`. */
export function emailAddress(message: string) {
	return z.pipe(text(0, singleLineMaxLength, message), z.email(message));
}
