import * as z from "zod/mini";
import { singleLine } from "./text-fields.js";

/** A ZIP code of five digits, a ZIP+4 code, or nothing. A form says what is wrong; a payload is kept without it. */
export const optionalZipCode = z.optional(
	singleLine(0, "").check(
		z.regex(
			/^(\d{5}(-\d{4})?)?$/,
			"Enter a ZIP code of five digits, such as 34102, or leave it empty",
		),
	),
);
