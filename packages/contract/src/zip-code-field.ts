import * as z from "zod/mini";
import { singleLine } from "./text-fields.js";

/** A ZIP code of five digits, a ZIP+4 code, or nothing. */
export const optionalZipCode = z.optional(
	singleLine(0, "").check(
		z.regex(/^(\d{5}(-\d{4})?)?$/, "Enter a ZIP code of five digits, such as 34102"),
	),
);
