import * as z from "zod/mini";
import { findPhoneNumbers, isOnePhoneNumber } from "./phone-numbers.js";

/** Maximum length of a single-line field, in characters. */
export const singleLineMaxLength = 200;

/** Maximum length of a message, in characters. */
export const messageMaxLength = 5000;

/**
 * Characters that nobody sees: controls of a terminal or of the direction of text, and what Unicode calls
 * ignorable. They can make one name look like another, or like none. Not among them are joiners, separators
 * of vowels, selectors of variants and tags, which emoji and some scripts need.
 */
const invisible = /(?![\n\r\t])\p{Cc}|(?!\p{Join_C}|\p{VS}|[\u180e\u{e0020}-\u{e007f}])\p{DI}/gu;

/** Removes invisible characters. Tabs and line breaks stay. */
export function withoutInvisible(text: string): string {
	return text.replace(invisible, "");
}

/** Text of spaces and of what scripts need only between their letters. */
const nothing = /^[\p{DI}\s]+$/u;

/** Text without invisible characters, trimmed. `message` is the error for a missing or too short value. */
function text(minLength: number, maxLength: number, message: string) {
	return z.string(message).check(
		z.overwrite((value: string) => withoutInvisible(value).replace(nothing, "")),
		z.trim(),
		z.minLength(minLength, message),
		z.maxLength(maxLength, `Please use at most ${maxLength} characters`),
	);
}

/** A single-line field. `message` is the error for a missing or too short value. */
export function singleLine(minLength: number, message: string, maxLength = singleLineMaxLength) {
	return text(minLength, maxLength, message);
}

/** A single-line field that may be left empty, which is null. */
export function optionalLine() {
	return z.nullable(
		z.pipe(
			singleLine(0, ""),
			z.transform((line: string) => line || null),
		),
	);
}

/**
 * One US telephone number in any format, such as `1-800-GO-CARTS`. `message` is the error for one of fewer
 * than ten digits.
 */
export function phoneNumber(message: string) {
	return singleLine(0, message).check(
		z.check<string>(({ value, issues }) => {
			if (isOnePhoneNumber(value)) return;
			const isLong = /^(\D*\d){10}/.test(value) || findPhoneNumbers(value).some(({ isUs }) => isUs);
			issues.push({
				code: "invalid_format",
				format: "phone",
				input: value,
				message: isLong ? oneNumber : message,
			});
		}),
	);
}

const oneNumber = "Enter one US phone number, such as (239) 555-0142";

/** Two single-line values, first and last name, joined by a space. */
export function fullName(message: string) {
	return text(1, 2 * singleLineMaxLength + 1, message);
}

/** A multi-line field. `message` is the error for a missing or too short value. */
export function multiLine(minLength: number, message: string) {
	return text(minLength, messageMaxLength, message);
}

/**
 * The address of a website, with `https://` where it has no scheme. An empty field becomes null.
 * `message` is the error for anything else.
 */
export function webAddress(message: string) {
	return z.nullable(
		z.pipe(
			text(0, singleLineMaxLength, message),
			z.pipe(
				z.transform((address: string) => withScheme(address) || null),
				z.nullable(z.string().check(z.refine(isWebAddress, message))),
			),
		),
	);
}

function withScheme(address: string): string {
	return address === "" || address.includes("://") ? address : `https://${address}`;
}

/** Whether browsers open it as a page of a public host. */
function isWebAddress(address: string): boolean {
	try {
		const { hostname, username } = new URL(address);
		// Of "https:///stores.html", the path would be the host.
		const hasHost = /^https?:\/\/[^/\\]/i.test(address);
		return hasHost && username === "" && /^[^.]+(\.[^.]+)+$/.test(hostname);
	} catch {
		return false;
	}
}

/** A day, as `2026-12-31`. An empty field becomes null. `message` is the error for anything else. */
export function optionalDay(message: string) {
	return z.nullable(
		z.pipe(
			text(0, singleLineMaxLength, message),
			z.pipe(
				z.transform((day: string) => day || null),
				z.nullable(z.iso.date(message)),
			),
		),
	);
}

/**
 * The IANA name of a time zone, in its usual spelling. An empty field becomes null. `message` is the error
 * for anything else.
 */
export function timeZoneName(message: string) {
	return z.pipe(
		optionalLine(),
		z.nullable(
			z.string().check(
				// Abbreviations are of other countries too: EST is a zone without daylight saving time.
				z.refine((name) => name.includes("/") && isTimeZone(name), message),
				z.overwrite((name: string) => usualTimeZone(name) ?? name),
			),
		),
	);
}

export function isTimeZone(name: string): boolean {
	return usualTimeZone(name) !== undefined;
}

/** `America/Denver` for `america/denver` and `US/Mountain`. */
function usualTimeZone(name: string): string | undefined {
	try {
		return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
	} catch {
		return undefined;
	}
}

/**
 * The marks that people have in an address, `r&d` too, and a domain with a top level. None of `#`, `%`
 * and `?`, which mean something else in a `mailto:` link.
 */
const emailPattern =
	/^[\w!$&'*+/=~-]+(\.[\w!$&'*+/=~-]+)*@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** An email field. `message` is the error for a missing or invalid address. */
export function emailAddress(message: string) {
	return singleLine(0, message).check(z.regex(emailPattern, message));
}
