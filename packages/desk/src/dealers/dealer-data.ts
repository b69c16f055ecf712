import { dealershipPath } from "@nev/contract";
import {
	blankDealer,
	type CorrectionPage,
	type Dealer,
	type DealerEdit,
	type DistinctPair,
	type History,
	type LeadCounts,
	type NewDealer,
	type Saved,
	type Written,
} from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
import { editedValues, type FormValues } from "./form-values.js";

/** What the page of a dealer shows. */
export interface DealerData {
	readonly dealer: Dealer;
	readonly leads: LeadCounts;
	/** Whether it asks to correct its listing. */
	readonly hasCorrection: boolean;
	readonly history: History;
}

export async function loadDealer({ params, request }: LoaderFunctionArgs): Promise<DealerData> {
	// First, because without a dealer the others' answers are no news.
	const dealer = await ask<Dealer>(`dealers/${params.id}`, { signal: request.signal });
	const [leads, corrections, history] = await Promise.all([
		ask<LeadCounts>(`dealers/${params.id}/leads`, { signal: request.signal }),
		ask<CorrectionPage>(`corrections?dealer=${params.id}`, { signal: request.signal }),
		ask<History>(`dealers/${params.id}/history`, { signal: request.signal }),
	]);
	return { dealer, leads, hasCorrection: corrections.items.length > 0, history };
}

/** Tells two likely duplicates apart. */
export function markAsDistinct(body: DistinctPair): Promise<Written> {
	return ask("dealers/duplicates/distinct", { method: "POST", body });
}

/** The path of a dealer's page on the site; undefined if visitors do not see it. */
export function sitePathOf({ id, values, visibility }: Dealer): string | undefined {
	const isListed = visibility === "visible" && values.pausedUntil === null;
	return isListed ? dealershipPath({ id, name: values.name }) : undefined;
}

/** Adds a dealer, unless it may be one that the operator was not told of. */
export function addDealer(
	texts: Partial<FormValues>,
	distinctFrom: number[],
): Promise<Saved<Dealer>> {
	const values = editedValues(blankDealer, { ...blankDealer, ...texts });
	const body: NewDealer = { values, distinctFrom };
	return ask("dealers", { method: "POST", body });
}

/** Saves what was changed of the version that the operator saw. */
export function saveDealer(
	{ id, version }: Dealer,
	before: FormValues,
	after: FormValues,
): Promise<Saved<Dealer>> {
	const body: DealerEdit = { version, values: editedValues(before, after) };
	return ask(`dealers/${id}`, { method: "PUT", body });
}
