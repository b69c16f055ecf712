import {
	companyFacts,
	type Edited,
	type EditOptions,
	editRow,
	emailError,
	type FieldProblem,
	formatHours,
	formatMailboxes,
	mailboxesError,
	type Orm,
	type ParsedEdit,
	parseHours,
	type Reading,
	readCompany,
	readCount,
	readDayHours,
	readEmailAddress,
	readMailboxes,
	readTelephone,
	readTimeZone,
	type StoredCompany,
	telephoneError,
} from "@nev/api/operations";
import { type CompanyTextField, companyTextFields } from "@nev/contract/desk";

/** New texts of some facts, as a person types them. An empty text is the default again. */
export type CompanyEdit = Readonly<Partial<Record<CompanyTextField, string>>>;

/** Changes what pages state of the company. Nothing is changed unless the result is `edited`. */
export function editCompany(
	orm: Pick<Orm, "transaction">,
	edit: CompanyEdit,
	options: EditOptions,
): Promise<Edited<StoredCompany>> {
	return editRow(orm, options, {
		read: readCompany,
		plan: () => parseEdit(edit),
		write: (transaction, values) => transaction.update(companyFacts).set(values),
	});
}

/** Checks what an operator typed, and writes it the one way that pages have: `9AM-5PM` of `9 a.m. to 5 p.m.` */
function parseEdit(
	edit: CompanyEdit,
): ParsedEdit<Partial<Record<CompanyTextField, string | null>>> {
	const problems: FieldProblem[] = [];
	const values: Partial<Record<CompanyTextField, string | null>> = {};
	for (const field of companyTextFields) {
		const typed = edit[field]?.trim().replace(/\s+/g, " ");
		if (typed === undefined) continue;
		const { rewrite, problem } = kinds[field];
		const text = typed === "" ? null : rewrite(typed);
		if (text === undefined) problems.push({ field, message: problem });
		else values[field] = text;
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

const name = kind(String, String, "must be a name");
const telephone = kind(readTelephone, String, telephoneError);
const email = kind(readEmailAddress, String, emailError);
const mailboxes = kind(readMailboxes, formatMailboxes, mailboxesError);
const dayHours = kind(readDayHours, formatHours, refusals.dayHours);
const hours = kind(parseHours, formatHours, refusals.hours);
const timeZone = kind(readTimeZone, String, refusals.timeZone);
const count = kind(readCount, String, refusals.count);

const kinds: Readonly<Record<CompanyTextField, Kind>> = {
	name,
	phone: telephone,
	tollFreePhone: telephone,
	email,
	mailboxes,
	officeWeekdays: dayHours,
	officeSaturday: dayHours,
	officeSunday: dayHours,
	supportWeekdays: hours,
	supportTimeZone: timeZone,
	supportEmailHours: count,
	staffHeadcount: count,
	staffTrainingHours: count,
};
