import type { Dealer, DealerConflict, DealerRow, Page } from "@nev/contract/desk";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ask, DeskError } from "../session/ask.js";

/** A page of the list that the address describes. */
export function loadDealers({ request }: LoaderFunctionArgs): Promise<Page<DealerRow>> {
	return ask(`dealers${new URL(request.url).search}`, { signal: request.signal });
}

export function loadDealer({ params, request }: LoaderFunctionArgs): Promise<Dealer> {
	return ask(`dealers/${params.id}`, { signal: request.signal });
}

/** What became of an edit. */
export type SaveResult =
	| { readonly kind: "saved"; readonly dealer: Dealer }
	| { readonly kind: "conflict"; readonly current: Dealer }
	| {
			readonly kind: "refused";
			readonly error: string;
			/** Messages by field. */
			readonly fields: Readonly<Record<string, string>>;
	  };

/** Saves the edit that is the request's body. */
export async function saveDealer({ params, request }: ActionFunctionArgs): Promise<SaveResult> {
	try {
		const body: unknown = await request.json();
		const dealer = await ask<Dealer>(`dealers/${params.id}`, { method: "PUT", body });
		return { kind: "saved", dealer };
	} catch (error) {
		if (!(error instanceof DeskError) || error.status === 401) throw error;
		if (error.status === 409) {
			return { kind: "conflict", current: (error.body as DealerConflict).current };
		}
		const fields = Object.entries(error.body.fields ?? {}).map(([path, message]) => [
			path.replace(/^values\./, ""),
			message,
		]);
		return { kind: "refused", error: error.message, fields: Object.fromEntries(fields) };
	}
}
