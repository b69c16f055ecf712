import * as z from "zod/mini";

/** What an operator edits of the company. */
export const companyTextFields = [
	"name",
	"phone",
	"tollFreePhone",
	"email",
	"mailboxes",
	"officeWeekdays",
	"officeSaturday",
	"officeSunday",
	"supportWeekdays",
	"supportTimeZone",
	"supportEmailHours",
	"staffHeadcount",
	"staffTrainingHours",
] as const;

export type CompanyTextField = (typeof companyTextFields)[number];

/** The texts by field, as pages show them: `8AM-6PM`. */
export type CompanyTextValues = Readonly<Record<CompanyTextField, string>>;

/** What pages state of the company. */
export interface DeskCompany {
	/** Changes whenever somebody changes it, by whatever program. */
	version: string;
	values: CompanyTextValues;
	/** What pages state where nobody has set anything. */
	defaults: CompanyTextValues;
}

/** An edit of the version that the operator saw, with the edited fields only. Empty: the default again. */
export const companyEditSchema = z.object({
	version: z.string(),
	values: z.partialRecord(z.enum(companyTextFields), z.string()),
});

export type CompanyEditRequest = z.infer<typeof companyEditSchema>;
