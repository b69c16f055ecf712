import type {
	Dealer,
	DealerAction,
	DealerActionRequest,
	DealerActionResult,
	DealerConflict,
	DealerRow,
	History,
	Miscounted,
	Page,
	SavedDealer,
} from "@nev/contract/desk";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ask, DeskError } from "../session/ask.js";

/** A page of the list that the address describes. */
export function loadDealers({ request }: LoaderFunctionArgs): Promise<Page<DealerRow>> {
	return ask(`dealers${new URL(request.url).search}`, { signal: request.signal });
}

/** What the page of a dealer shows. */
export interface DealerData {
	readonly dealer: Dealer;
	readonly history: History;
}

export async function loadDealer({ params, request }: LoaderFunctionArgs): Promise<DealerData> {
	const [dealer, history] = await Promise.all([
		ask<Dealer>(`dealers/${params.id}`, { signal: request.signal }),
		ask<History>(`dealers/${params.id}/history`, { signal: request.signal }),
	]);
	return { dealer, history };
}

/** Older changes of a dealer. */
export function loadHistory({ params, request }: LoaderFunctionArgs): Promise<History> {
	const { search } = new URL(request.url);
	return ask(`dealers/${params.id}/history${search}`, { signal: request.signal });
}

/** What became of an edit. */
export type SaveResult =
	| ({ readonly kind: "saved" } & SavedDealer)
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
		const saved = await ask<SavedDealer>(`dealers/${params.id}`, { method: "PUT", body });
		return { kind: "saved", ...saved };
	} catch (error) {
		if (!(error instanceof DeskError) || error.status === 401) throw error;
		if (error.status === 409) {
			return { kind: "conflict", current: (error.body as DealerConflict).current };
		}
		return { kind: "refused", error: error.message, fields: error.body.fields ?? {} };
	}
}

/** What became of an action on dealers, or why nothing did. */
export type ActionResult =
	| (DealerActionResult & { readonly action: DealerAction })
	| {
			readonly error: string;
			/** How many match the filter by now, if others than the operator saw. */
			readonly count?: number | undefined;
	  };

/** Does with dealers what the request's body says. */
export async function actOnDealers({ request }: ActionFunctionArgs): Promise<ActionResult> {
	try {
		const body: DealerActionRequest = await request.json();
		const result = await ask<DealerActionResult>("dealers/actions", { method: "POST", body });
		return { ...result, action: body.action };
	} catch (error) {
		if (!(error instanceof DeskError) || error.status === 401) throw error;
		return {
			error: error.message,
			count: error.status === 409 ? (error.body as Miscounted).count : undefined,
		};
	}
}
