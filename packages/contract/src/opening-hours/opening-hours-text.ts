import * as z from "zod/mini";
import { optionalLine, singleLineMaxLength } from "../text-fields.js";
import { hasHiddenRule, neverOpens } from "./doubtful-hours.js";
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
				z.refine(isReadable, message),
				z.refine(isInOrder, "Write the usual week first, then holidays, then single days"),
				z.overwrite((text) => writeHours(readHours(text) ?? [])),
				z.maxLength(singleLineMaxLength, `Please use at most ${singleLineMaxLength} characters`),
			),
		),
	);
}

function isReadable(text: string): boolean {
	const rules = readHours(text);
	return rules !== undefined && !neverOpens(rules);
}

function isInOrder(text: string): boolean {
	return !hasHiddenRule(readHours(text) ?? []);
}
