import {
	type CompanyEditRequest,
	type CompanyTextValues,
	companyTextFields,
	type DeskCompany,
	type History,
	type Saved,
} from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
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
