import { fieldIssuesOf } from "../../field-issue.js";
import { type FinancingRate, financingRateSchema, rateLimits } from "../../financing-rate.js";
import { withoutInvisible } from "../../text-fields.js";
import { type RateField, type RateTexts, rateFields } from "./rate-texts.js";
import { type CreditScores, readCreditScores } from "./read-credit-scores.js";

/** The texts of a rate, of which a file may have the credit scores in one: `720-850`. */
export type RateCells = Partial<RateTexts> & { readonly creditScores?: string };

/** A field that a file's column may be. */
export type RateColumn = keyof RateCells;

/** A rate, or what is wrong with its texts, by field. */
export type RateReading =
	| { readonly rate: FinancingRate }
	| { readonly problems: Readonly<Partial<Record<RateColumn, string>>> };

/**
 * Reads a rate as people write it: `4.99%`, `60 mo`, `5 years`, `660+`, `1/31/2027`. Where one end of the credit
 * scores is empty, it is the lowest or the highest that there is.
 *
 * @param required columns of credit scores that must not be empty
 * @example readRate({ lender: "Bay Credit Union", creditScores: "660+", term: "60 mo", apr: "6.74%" })
 */
export function readRate(cells: RateCells, required: readonly RateColumn[] = []): RateReading {
	const { creditScores = "" } = cells;
	const band = readCreditScores(creditScores);
	if (!band && (creditScores.trim() !== "" || required.includes("creditScores"))) {
		return { problems: { creditScores: "Enter credit scores such as 720-850, 660+ or below 600" } };
	}
	const texts = rateFields.map(
		(field) =>
			[
				field,
				withoutInvisible(cells[field] ?? "")
					.replace(/\s+/g, " ")
					.trim(),
			] as const,
	);
	const values = Object.fromEntries(
		texts.flatMap(([field, text]) => {
			const isRead = text !== "" || required.includes(field);
			const value = isRead ? readers[field](text) : undefined;
			// Lists write 0 where no balloon payment is due.
			const isAbsent = value === undefined || (field === "balloonPercent" && value === 0);
			return isAbsent ? [] : [[field, value]];
		}),
	);
	const { data, error } = financingRateSchema.safeParse({
		...{ lender: "", minCreditScore: band?.min ?? rateLimits.creditScore.least },
		...{ maxCreditScore: band?.max ?? rateLimits.creditScore.most, ...values },
	});
	if (data && band && !hasScores(data, band)) {
		return { problems: { creditScores: "Enter the same credit scores as in the other columns" } };
	}
	if (data) return { rate: data };
	const issues = Object.entries(fieldIssuesOf(error));
	return {
		problems: Object.fromEntries(
			issues.map(([field, { message }]) => {
				// A file's column has the text that is wrong.
				const isOfBand = field.endsWith("CreditScore") && band && !cells[field as RateField];
				return [isOfBand ? "creditScores" : field, message];
			}),
		),
	};
}

/** What cannot be read stays a text, for the schema to reject. */
const readers: Readonly<Record<RateField, (text: string) => string | number>> = {
	lender: String,
	minCreditScore: readLowest,
	maxCreditScore: readHighest,
	term: readTerm,
	apr: readPercent,
	conditions: String,
	endsOn: readDay,
	balloonPercent: readPercent,
};

function hasScores({ minCreditScore, maxCreditScore }: FinancingRate, { min, max }: CreditScores) {
	return minCreditScore === min && maxCreditScore === max;
}

/** `660`, `660+`. A text that also says which score is the highest is not one. */
function readLowest(text: string): string | number {
	if (/^\d{3}$/.test(text)) return Number(text);
	const band = readCreditScores(text);
	return band?.max === rateLimits.creditScore.most ? band.min : text;
}

/** `719`, `below 720`. */
function readHighest(text: string): string | number {
	if (/^\d{3}$/.test(text)) return Number(text);
	const band = readCreditScores(text);
	return band?.min === rateLimits.creditScore.least ? band.max : text;
}

/** `60`, `60 mo`, `60-month`, `5 years`. */
function readTerm(text: string): string | number {
	const [, months] = /^(\d{1,3})[\s-]*(?:m|mos?|mths?|months?)?\.?$/i.exec(text) ?? [];
	if (months) return Number(months);
	const [, years] = /^(\d)[\s-]*(?:y|yrs?|years?)\.?$/i.exec(text) ?? [];
	return years ? 12 * Number(years) : text;
}

/** `4.99`, `4.99%`, `4.99 % APR`, and `4,99` from a keypad with a comma. */
function readPercent(text: string): string | number {
	const written = text.replace(/\s+/g, "");
	const [, digits] =
		/^(?:apr:?)?(\d{1,2}(?:[.,]\d{0,4})?|[.,]\d{1,4})(?:%|percent|pct\.?)?(?:apr)?$/i.exec(
			written,
		) ?? [];
	return digits ? Number(digits.replace(",", ".")) : text;
}

const monthNames = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec",
];

/** `2027-01-31`, `1/31/2027`, `1/31/27`, `January 31, 2027`, `31-Jan-2027`, as `2027-01-31`. With dots, the day may come first. */
function readDay(text: string): string {
	const [, isoYear, isoMonth, isoDay] =
		/^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?$/.exec(text) ?? [];
	if (isoYear) return dayOf(isoYear, isoMonth, isoDay);
	const [, month, day, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text) ?? [];
	if (year) return dayOf(year, month, day);
	const words = text.replace(/[\s,-]+/g, " ");
	const [, before, name = "", after, named] =
		/^(?:(\d{1,2}) )?([a-z]{3,9})\.? ?(?:(\d{1,2})(?:st|nd|rd|th)? ?)?(\d{4})$/i.exec(words) ?? [];
	const number = monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
	return number > 0 && Boolean(before) !== Boolean(after)
		? dayOf(named, `${number}`, before ?? after)
		: text;
}

function dayOf(year = "", month = "", day = ""): string {
	return [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
