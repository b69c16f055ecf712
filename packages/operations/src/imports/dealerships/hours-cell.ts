import { checkHours, type HoursCheck, namesDays } from "@nev/contract";
import type { RowNote } from "../import-report.js";

interface HoursCircumstances {
	/** What the file calls the column. */
	readonly heading: string;
	/** Finds the dealer's own; null if it is unknown. */
	readonly timeZone: () => string | null;
	/** Reads hours without AM or PM as those of an office. */
	readonly assumeOfficeHours?: boolean | undefined;
	/** Whether the list has hours of named days. */
	readonly namesDays?: boolean | undefined;
}

/** The hours of a cell as they are stored, and a note if they were changed or left out. */
export function checkHoursCell(
	text: string,
	{ heading, timeZone, assumeOfficeHours, namesDays: listNamesDays }: HoursCircumstances,
): { readonly hours: string; readonly notes: readonly RowNote[] } {
	if (text === "") return { hours: "", notes: [] };
	const check = checkHours(text, timeZone);
	if (isNoText(text, check)) return { hours: text, notes: [] };
	const leaveOut = (cause: string, problem: string, doubt = "cannot be read") => ({
		hours: "",
		notes: [
			{
				kind: "dropped" as const,
				text: `${heading}: "${text}" ${doubt}. ${problem}`,
				cause,
				...(check.offer !== undefined && { offer: "assumeOfficeHours" as const }),
				cell: { field: "openingHours", text, problem },
			},
		],
	});
	const hours = check.hours ?? (assumeOfficeHours ? check.offer : undefined);
	if (hours === undefined) return leaveOut(check.cause ?? "", check.problem ?? "");
	const isOfUnknownDays = listNamesDays && !namesDays(text) && !eachDay.test(hours);
	if (isOfUnknownDays) {
		const problem = `Write its days, as in ${hours}`;
		return leaveOut("hours without days", problem, "may be of some days only");
	}
	if (!check.cause) return { hours, notes: [] };
	const mended = `${heading}: ${text} is read as ${hours}`;
	return { hours, notes: [{ kind: "mended", text: mended, cause: check.cause }] };
}

/** Whether it is no text about hours, so that the rules of the field refuse it as any other. */
function isNoText(text: string, { cause }: HoursCheck): boolean {
	return (
		cause === "hours that cannot be read" || (cause === "hours without times" && !namesDays(text))
	);
}

/** What is of each day without saying so. */
const eachDay = /^Daily (?:24 hours|by appointment)/;
