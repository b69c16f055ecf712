import type { CountKnown } from "./header-row.js";
import { type ChosenColumns, headingKey, normalize } from "./heading-meanings.js";
import { ImportError } from "./import-error.js";
import { listHeadings, nearestHeading } from "./missing-columns.js";

/** Counts the headings that an operator names as known, too, where a file's line of headings is searched. */
export function withChosen(choices: readonly string[] = [], countKnown: CountKnown): CountKnown {
	const keys = new Set(choices.map((choice) => headingKey(choice.slice(0, endOf(choice)))));
	return (cells) => countKnown(cells) + cells.filter((cell) => keys.has(headingKey(cell))).length;
}

/** Where the heading of a choice ends. A heading may have an equals sign, and a field has none. */
const endOf = (choice: string) => Math.max(choice.lastIndexOf("="), 0);

/**
 * Reads what an operator chooses, such as `Location Name=name`, for a file with these headings.
 *
 * @param fields that may be chosen
 * @throws {ImportError} if the file has no such heading, or there is no such field
 */
export function readChosenColumns(
	choices: readonly string[],
	header: readonly string[],
	fields: readonly string[],
): ChosenColumns {
	return Object.fromEntries(
		choices.map((choice) => {
			const end = endOf(choice);
			const [heading, text] = [choice.slice(0, end).trim(), choice.slice(end + 1)];
			if (!choice.includes("=")) {
				throw new ImportError(`"${choice}" names no field. Type --map "${choice}=FIELD".`);
			}
			if (!header.some((one) => headingKey(one) === headingKey(heading))) {
				const near = nearestHeading(header, [heading]);
				throw new ImportError(
					`The file has no column "${heading}".${near ? ` Nearest: "${near}".` : ""} ${listHeadings(header)}`,
				);
			}
			const field = fields.find((one) => normalize(one) === normalize(text)) ?? "";
			if (field === "" && text.trim() !== "") {
				const near = nearestHeading(fields, [text]);
				throw new ImportError(
					`"${text.trim()}" is no field.${near ? ` Nearest: ${near}.` : ""} Fields are ${fields.join(", ")}.`,
				);
			}
			return [heading, field];
		}),
	);
}
