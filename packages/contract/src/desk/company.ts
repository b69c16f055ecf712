import * as z from "zod/mini";
import { type FinancingRate, financingRateSchema } from "../financing-rate.js";
import { maxRates } from "./rates/rate-texts.js";

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
	/** The rates of lenders, also those that have ended. None: visitors see examples. */
	rates: readonly FinancingRate[];
	/** The day in the company's time zone, `2027-01-31`, after which rates have ended. */
	today: string;
}

/** An edit of the version that the operator saw, with the edited fields only. Empty: the default again. */
export const companyEditSchema = z.object({
	version: z.string(),
	values: z.partialRecord(z.enum(companyTextFields), z.string()),
});

export type CompanyEditRequest = z.infer<typeof companyEditSchema>;

/** The whole list of rates, in place of that of the version that the operator saw. */
export const companyRatesEditSchema = z.object({
	version: z.string(),
	rates: z
		.array(financingRateSchema)
		.check(z.maxLength(maxRates, `Please use at most ${maxRates} rates`)),
});

export type CompanyRatesEdit = z.infer<typeof companyRatesEditSchema>;

/** What the desk has read of a list of rates. Nothing is stored yet. */
export interface ReadRates {
	rates: readonly FinancingRate[];
	/** How many rows cannot be read. */
	refused: number;
	/** What an operator should know of the file and its rows, in sentences. */
	notes: readonly string[];
}
