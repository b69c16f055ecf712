import * as z from "zod/mini";
import { optionalLine, singleLineMaxLength } from "../text-fields.js";
import { checkHours } from "./check-hours.js";

/**
 * Opening hours as {@link checkHours} reads them, written in one way. An empty field becomes null. `message`
 * begins the error for hours that cannot be read.
 */
export function openingHoursText(message: string) {
	return z.pipe(
		optionalLine(),
		z.nullable(
			z.string().check(
				z.check<string>(({ value: input, issues }) => {
					const { problem, cause, offer } = checkHours(input);
					if (cause === undefined) return;
					const isRead = offer !== undefined || cause === "hours with two meanings";
					const parts = isRead ? [problem] : [message, problem];
					issues.push({ code: "custom", input, message: parts.filter(Boolean).join(". ") });
				}),
				z.overwrite((text) => checkHours(text).hours ?? text),
				z.maxLength(singleLineMaxLength, `Please use at most ${singleLineMaxLength} characters`),
			),
		),
	);
}
