import * as z from "zod/mini";
import { singleLine } from "./text-fields.js";
import { zipCodePattern } from "./zip-code-pattern.js";

/** A ZIP code of five digits, a ZIP+4 code, or nothing. A form says what is wrong; a payload is kept without it. */
export const optionalZipCode = z.optional(
	singleLine(0, "").check(
		z.regex(
			new RegExp(`^$|${zipCodePattern.source}`),
			"Enter a five-digit ZIP code, such as 34102, or leave this blank",
		),
	),
);
