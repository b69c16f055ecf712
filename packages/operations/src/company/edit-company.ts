import {
	type CompanyField,
	companyDefaults,
	companyFacts,
	companyFields,
	type Edited,
	type EditOptions,
	editRow,
	type FieldProblem,
	formatHours,
	type Orm,
	parseHours,
	type Reading,
	readCompany,
	readCount,
	readDayHours,
	readTimeZone,
	type StoredCompany,
} from "@nev/api/operations";
import { asRecorded, changesBetween } from "../changes/field-changes.js";

/** New texts of some facts, as a person types them. An empty text is the default again. */
export type CompanyEdit = Readonly<Partial<Record<CompanyField, string>>>;

/** Changes what pages state of the company. Nothing is changed unless the result is `edited`. */
export function editCompany(
	orm: Pick<Orm, "transaction">,
	edit: CompanyEdit,
	options: EditOptions,
): Promise<Edited<StoredCompany>> {
	return editRow(orm, options, {
		read: readCompany,
		plan: ({ texts }) => {
			const parsed = parseEdit(edit);
			if ("problems" in parsed) return parsed;
			const fields = changesBetween(
				statedTexts({ texts }),
				statedTexts({ texts: { ...texts, ...parsed.values } }),
				companyFields,
				(text) => text,
			);
			return { ...parsed, fields: fields.map(asRecorded) };
		},
		write: (transaction, values) => transaction.update(companyFacts).set(values),
	});
}

/** What pages state: what was set, and else the defaults. */
export function statedTexts({
	texts,
}: Pick<StoredCompany, "texts">): Readonly<Record<CompanyField, string>> {
	const stated = companyFields.map((field) => [field, texts[field] ?? companyDefaults[field]]);
	return Object.fromEntries(stated);
}

function parseEdit(
	edit: CompanyEdit,
):
	| { values: Partial<Record<CompanyField, string | null>> }
	| { problems: readonly FieldProblem[] } {
	const problems: FieldProblem[] = [];
	const values: Partial<Record<CompanyField, string | null>> = {};
	for (const field of companyFields) {
		const typed = edit[field];
		if (typed === undefined) continue;
		if (typed.trim() === "") values[field] = null;
		else {
			const parsed = parseCompanyText(field, typed);
			if ("problem" in parsed) problems.push({ field, message: parsed.problem });
			else values[field] = parsed.text;
		}
	}
	return problems.length > 0 ? { problems } : { values };
}

/** Why a text is refused; it follows "It". */
const refusals = {
	dayHours: "must be hours such as 8AM-6PM or 8:30 a.m. to 5 p.m., or closed",
	hours: "must be hours such as 8AM-6PM or 8:30 a.m. to 5 p.m.",
	timeZone: "must be the name of a time zone such as EST or Eastern Time, of at most 40 letters",
	count: "must be a whole number from 1 to 99,999",
};

/** Checks a text, and writes it the one way that pages have; undefined if it is refused. */
interface Kind {
	readonly rewrite: (text: string) => string | undefined;
	readonly problem: string;
}

function kind<Value>(read: Reading<Value>, write: (value: Value) => string, problem: string): Kind {
	const rewrite = (text: string) => {
		const value = read(text);
		return value === undefined ? undefined : write(value);
	};
	return { rewrite, problem };
}

const dayHours = kind(readDayHours, formatHours, refusals.dayHours);
const hours = kind(parseHours, formatHours, refusals.hours);
const timeZone = kind(readTimeZone, String, refusals.timeZone);
const count = kind(readCount, String, refusals.count);

const kinds: Readonly<Record<CompanyField, Kind>> = {
	officeWeekdays: dayHours,
	officeSaturday: dayHours,
	officeSunday: dayHours,
	supportWeekdays: hours,
	supportTimeZone: timeZone,
	supportEmailHours: count,
	staffHeadcount: count,
	staffTrainingHours: count,
};

type ParsedCompanyText = { readonly text: string } | { readonly problem: string };

/**
 * Checks what an operator typed, and writes it the one way that pages have.
 *
 * @example parseCompanyText("officeWeekdays", "9 a.m. to 5 p.m."); // { text: "9AM-5PM" }
 */
function parseCompanyText(field: CompanyField, typed: string): ParsedCompanyText {
	const { rewrite, problem } = kinds[field];
	const text = rewrite(typed.trim().replace(/\s+/g, " "));
	return text === undefined ? { problem } : { text };
}
