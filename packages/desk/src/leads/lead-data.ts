import type { DeskLead, History, LeadRow, Page, SavedLead } from "@nev/contract/desk";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
import { type Refused, refusalOf } from "../session/refusal.js";

/** A page of the list that the address describes. */
export function loadLeads({ request }: LoaderFunctionArgs): Promise<Page<LeadRow>> {
	return ask(`leads${new URL(request.url).search}`, { signal: request.signal });
}

/** A lead with the newest of its past. */
export interface LeadData {
	readonly lead: DeskLead;
	readonly history: History;
}

export async function loadLead({
	params,
	request: { signal },
}: LoaderFunctionArgs): Promise<LeadData> {
	const [lead, history] = await Promise.all([
		ask<DeskLead>(`leads/${params.id}`, { signal }),
		ask<History>(`leads/${params.id}/history`, { signal }),
	]);
	return { lead, history };
}

/** Older changes of a lead. */
export function loadLeadHistory({ params, request }: LoaderFunctionArgs): Promise<History> {
	const { search } = new URL(request.url);
	return ask(`leads/${params.id}/history${search}`, { signal: request.signal });
}

/** What became of a change of the stage. */
export type StageResult = SavedLead | Refused;

/** Sets the stage that is the request's body. */
export async function saveLeadStage({ params, request }: ActionFunctionArgs): Promise<StageResult> {
	try {
		const body: unknown = await request.json();
		return await ask<SavedLead>(`leads/${params.id}/stage`, { method: "PUT", body });
	} catch (error) {
		return refusalOf(error);
	}
}

/** What became of a note. */
export type NoteResult = { readonly kind: "added" | "removed" } | Refused;

/** Adds the note that is the request's body, or removes the one that it names. */
export async function saveNote({ params, request }: ActionFunctionArgs): Promise<NoteResult> {
	const path = `leads/${params.id}/notes`;
	try {
		if (request.method === "DELETE") {
			const { id }: { id: number } = await request.json();
			await ask(`${path}/${id}`, { method: "DELETE" });
			return { kind: "removed" };
		}
		await ask(path, { method: "POST", body: await request.json() });
		return { kind: "added" };
	} catch (error) {
		return refusalOf(error);
	}
}
