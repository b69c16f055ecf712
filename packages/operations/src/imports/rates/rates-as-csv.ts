import { cleanCsvLine } from "@nev/api/operations";
import type { FinancingRate } from "@nev/contract";
import { byteOrderMark, rateFields, rateTexts } from "@nev/contract/desk";
import { rateHeadings } from "./rate-columns.js";

/** Rates as CSV, with every column that an import reads. */
export function ratesAsCsv(rates: readonly FinancingRate[] | null | undefined): string {
	const lines = (rates ?? []).map((rate) => {
		const texts = rateTexts(rate);
		return cleanCsvLine(rateFields.map((field) => texts[field]));
	});
	return byteOrderMark + cleanCsvLine(Object.values(rateHeadings)) + lines.join("");
}
