import type { DeskLead, LeadRow, Page, SavedLead } from "@nev/contract/desk";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ask, DeskError } from "../session/ask.js";

/** A page of the list that the address describes. */
export function loadLeads({ request }: LoaderFunctionArgs): Promise<Page<LeadRow>> {
	return ask(`leads${new URL(request.url).search}`, { signal: request.signal });
}

export function loadLead({ params, request }: LoaderFunctionArgs): Promise<DeskLead> {
	return ask(`leads/${params.id}`, { signal: request.signal });
}

/** What became of a change of the stage. */
export type StageResult = SavedLead | { readonly error: string };

/** Sets the stage that is the request's body. */
export async function saveLeadStage({ params, request }: ActionFunctionArgs): Promise<StageResult> {
	try {
		const body: unknown = await request.json();
		return await ask<SavedLead>(`leads/${params.id}/stage`, { method: "PUT", body });
	} catch (error) {
		if (!(error instanceof DeskError) || error.status === 401) throw error;
		return { error: error.message };
	}
}
