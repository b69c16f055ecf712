import * as z from "zod/mini";

/** The longest text that any single-line field takes. */
export const lineLimit = 200;

/** The longest message that a visitor can send. */
export const messageLimit = 5000;

const tooLong = (limit: number) => `Please use at most ${limit} characters`;

/** A trimmed line of text with at least `minimum` characters, refused with `message`. */
export function line(minimum: number, message: string) {
	return z
		.string(message)
		.check(z.trim(), z.minLength(minimum, message), z.maxLength(lineLimit, tooLong(lineLimit)));
}

/** A trimmed text of several lines with at least `minimum` characters, refused with `message`. */
export function paragraph(minimum: number, message: string) {
	return z
		.string(message)
		.check(
			z.trim(),
			z.minLength(minimum, message),
			z.maxLength(messageLimit, tooLong(messageLimit)),
		);
}

/** A trimmed, valid e-mail address, refused with `message`. */
export function emailAddress(message: string) {
	return z.pipe(
		z.string(message).check(z.trim(), z.maxLength(lineLimit, tooLong(lineLimit))),
		z.email(message),
	);
}
