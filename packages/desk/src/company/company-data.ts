import type { FinancingRate } from "@nev/contract";
import {
	type CompanyEditRequest,
	type CompanyRatesEdit,
	type CompanyTextValues,
	companyTextFields,
	type DeskCompany,
	type History,
	type ReadRates,
	type Saved,
} from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
import { download } from "../session/download.js";
import { changedFields } from "../ui/texts.js";

/** What the page of the company shows. */
export interface CompanyData {
	readonly company: DeskCompany;
	readonly history: History;
}

export async function loadCompany({ request }: LoaderFunctionArgs): Promise<CompanyData> {
	const { signal } = request;
	const [company, history] = await Promise.all([
		ask<DeskCompany>("company", { signal }),
		ask<History>("company/history", { signal }),
	]);
	return { company, history };
}

/** Saves what was changed of the version that the operator saw. */
export function saveCompany(
	{ version }: DeskCompany,
	before: CompanyTextValues,
	after: CompanyTextValues,
): Promise<Saved<DeskCompany>> {
	const fields = changedFields(companyTextFields, before, after);
	const values = Object.fromEntries(fields.map((field) => [field, after[field]]));
	return ask("company", { method: "PUT", body: { version, values } satisfies CompanyEditRequest });
}

/** Saves the whole list of rates, in place of that of a version. */
export function saveRates(
	version: string,
	rates: readonly FinancingRate[],
): Promise<Saved<DeskCompany>> {
	const body: CompanyRatesEdit = { version, rates: [...rates] };
	return ask("company/rates", { method: "PUT", body });
}

/** Has a list read. Nothing is saved. */
export function readRateList(body: Blob): Promise<ReadRates> {
	return ask("company/rates/file", { method: "POST", body });
}

export const downloadRates = () => download("company/rates/export.csv", "rates.csv");
