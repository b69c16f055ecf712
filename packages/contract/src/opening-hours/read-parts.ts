import { type HoursReader, UnreadableHours } from "./hours-reader.js";
import type { DayHours } from "./hours-rule.js";
import type { TimeSpan } from "./opening-hours.js";
import { type DayEntry, isDay, readDays } from "./read-days.js";
import { readSpan, readSpans } from "./read-spans.js";

/** Days or hours, which together are a rule. */
export type Part = DaysPart | HoursPart;

/** What stands before a part; `;` is a line end too. */
type Separator = "" | "," | "&" | ";";

export interface DaysPart {
	readonly kind: "days";
	readonly entries: readonly DayEntry[];
	readonly before: Separator;
	/** Whether "open" is before it. */
	readonly isOpen: boolean;
}

export interface HoursPart extends DayHours {
	readonly kind: "hours";
	readonly before: Separator;
	/** Whether its days are taken out of those before. */
	readonly isExcept?: boolean;
	/** When it is closed on days on which it is open: "closed 12-1 for lunch". */
	readonly pause?: TimeSpan;
}

/** @throws {UnreadableHours} if a part is neither */
export function readParts(reader: HoursReader, isOffice: boolean): readonly Part[] {
	const parts: Part[] = [];
	for (;;) {
		let before: Separator = "";
		for (let next = readSeparator(reader); next; next = readSeparator(reader))
			before = before === ";" ? before : next;
		if (!reader.hasMore()) return parts;
		const isOpen = reader.take("open") !== undefined;
		if (isOpen) reader.take(",");
		if (!isDay(reader))
			parts.push({ kind: "hours", before, ...readHours(reader, isOpen, isOffice) });
		else {
			parts.push({ kind: "days", entries: readDays(reader), before, isOpen });
			// "Sun - closed"
			if (reader.isNext("-", hoursKinds)) reader.take("-");
		}
	}
}

function readSeparator(reader: HoursReader): Separator {
	return ([";", "&", ","] as const).find((kind) => reader.take(kind)) ?? "";
}

const hoursKinds = ["time", "number", "always", "open", "closed", "appointment"] as const;

function readHours(
	reader: HoursReader,
	isOpen: boolean,
	isOffice: boolean,
): DayHours & Pick<HoursPart, "isExcept" | "pause"> {
	const isExcept = reader.take("except") !== undefined;
	if (isExcept || reader.take("closed")) {
		if (isOpen || reader.isNext("open")) throw new UnreadableHours();
		const hasPause = reader.isNext("time") || reader.isNext("number", "-");
		return {
			...{ spans: [], byAppointment: false, isExcept },
			// A pause in a day of work is about noon.
			...(hasPause && { pause: readSpan(reader, true) }),
		};
	}
	if (reader.take("appointment")) return { spans: [], byAppointment: true };
	const spans = readSpans(reader, isOffice);
	// "12:00-12:30 closed", and not "9 AM-5 PM, closed Sundays"
	const isPause =
		reader.isNext("closed") &&
		!isDay(reader, undefined, "closed") &&
		!reader.isNext("closed", ["time", "number"]);
	if (!isPause) return { spans, byAppointment: false };
	reader.take("closed");
	const [pause] = spans;
	if (!pause || spans.length > 1) throw new UnreadableHours();
	return { spans: [], byAppointment: false, pause };
}
