import type { CompanyEditRequest, DeskCompany, History, SavedCompany } from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";

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

/** Older changes of the company. */
export function loadCompanyHistory({ request }: LoaderFunctionArgs): Promise<History> {
	return ask(`company/history${new URL(request.url).search}`, { signal: request.signal });
}

export function saveCompany(body: CompanyEditRequest): Promise<SavedCompany> {
	return ask("company", { method: "PUT", body });
}
