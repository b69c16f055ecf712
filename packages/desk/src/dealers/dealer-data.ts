import type {
	CorrectionPage,
	Dealer,
	DealerAction,
	DealerActionRequest,
	DealerActionResult,
	DealerConflict,
	DealerRow,
	DistinctPair,
	DuplicatePage,
	History,
	Miscounted,
	Page,
	SavedDealer,
	Written,
} from "@nev/contract/desk";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ask, DeskError } from "../session/ask.js";
import { type Refused, refusalOf } from "../session/refusal.js";

/** A page of the list that the address describes. */
export function loadDealers({ request }: LoaderFunctionArgs): Promise<Page<DealerRow>> {
	return ask(`dealers${new URL(request.url).search}`, { signal: request.signal });
}

/** What the page of a dealer shows. */
export interface DealerData {
	readonly dealer: Dealer;
	/** Whether it asks to correct its listing. */
	readonly hasCorrection: boolean;
	readonly history: History;
}

export async function loadDealer({ params, request }: LoaderFunctionArgs): Promise<DealerData> {
	// First, because without a dealer the others' answers are no news.
	const dealer = await ask<Dealer>(`dealers/${params.id}`, { signal: request.signal });
	const [corrections, history] = await Promise.all([
		ask<CorrectionPage>(`corrections?dealer=${params.id}`, { signal: request.signal }),
		ask<History>(`dealers/${params.id}/history`, { signal: request.signal }),
	]);
	return { dealer, hasCorrection: corrections.items.length > 0, history };
}

export function loadDuplicates({ request }: LoaderFunctionArgs): Promise<DuplicatePage> {
	return ask(`dealers/duplicates${new URL(request.url).search}`, { signal: request.signal });
}

/** Says of two likely duplicates that they are none. */
export async function tellApart({ request }: ActionFunctionArgs): Promise<Written | Refused> {
	try {
		const body: DistinctPair = await request.json();
		return await ask<Written>("dealers/duplicates/distinct", { method: "POST", body });
	} catch (error) {
		return refusalOf(error);
	}
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
	| ({ readonly kind: "refused" } & Refused);

/** Saves the edit that is the request's body. */
export async function saveDealer({ params, request }: ActionFunctionArgs): Promise<SaveResult> {
	try {
		const body: unknown = await request.json();
		const saved = await ask<SavedDealer>(`dealers/${params.id}`, { method: "PUT", body });
		return { kind: "saved", ...saved };
	} catch (error) {
		if (error instanceof DeskError && error.status === 409) {
			return { kind: "conflict", current: (error.body as DealerConflict).current };
		}
		return { kind: "refused", ...refusalOf(error) };
	}
}

/** What became of an action on dealers, or why nothing did. */
export type ActionResult =
	| (DealerActionResult & { readonly action: DealerAction })
	| (Refused & {
			/** How many match the filter by now, if others than the operator saw. */
			readonly count?: number;
	  });

/** Does with dealers what the request's body says. */
export async function actOnDealers({ request }: ActionFunctionArgs): Promise<ActionResult> {
	try {
		const body: DealerActionRequest = await request.json();
		const result = await ask<DealerActionResult>("dealers/actions", { method: "POST", body });
		return { ...result, action: body.action };
	} catch (error) {
		const isMiscounted = error instanceof DeskError && error.status === 409;
		return isMiscounted ? (error.body as Miscounted) : refusalOf(error);
	}
}
