import * as z from "zod/mini";
import { optionalLine, singleLineMaxLength } from "../text-fields.js";
import { readHours } from "./read-hours.js";
import { writeHours } from "./write-hours.js";

/**
 * Opening hours as {@link readHours} reads them, written in one way. An empty field becomes null. `message`
 * is the error for hours that cannot be read.
 */
export function openingHoursText(message: string) {
	return z.pipe(
		optionalLine(),
		z.nullable(
			z.string().check(
				z.refine((text) => readHours(text) !== undefined, message),
				z.overwrite((text) => writeHours(readHours(text) ?? [])),
				z.maxLength(singleLineMaxLength, `Please use at most ${singleLineMaxLength} characters`),
			),
		),
	);
}
