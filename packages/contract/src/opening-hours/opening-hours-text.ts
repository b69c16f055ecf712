import * as z from "zod/mini";
import { optionalLine, singleLineMaxLength } from "../text-fields.js";
import { areDoubtful } from "./doubtful-hours.js";
import { readHours } from "./read-hours.js";
import { writeHours } from "./write-hours.js";

/**
 * Opening hours as {@link readHours} reads them, written in one way. An empty field becomes null. `message`
 * is the error for hours that cannot be read, or whose meaning is doubtful.
 */
export function openingHoursText(message: string) {
	return z.pipe(
		optionalLine(),
		z.nullable(
			z.string().check(
				z.refine(isClear, message),
				z.overwrite((text) => writeHours(readHours(text) ?? [])),
				z.maxLength(singleLineMaxLength, `Please use at most ${singleLineMaxLength} characters`),
			),
		),
	);
}

function isClear(text: string): boolean {
	const rules = readHours(text);
	return rules !== undefined && !areDoubtful(rules);
}
