import type {
	DeskLead,
	History,
	LeadPage,
	LeadStageEdit,
	NewLeadNote,
	Saved,
} from "@nev/contract/desk";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { ask } from "../session/ask.js";

/** A page of the list that the address describes. */
export function loadLeads({ request }: LoaderFunctionArgs): Promise<LeadPage> {
	const { search, searchParams } = new URL(request.url);
	const { state, overdue } = Object.fromEntries(searchParams);
	if (state === undefined && overdue === undefined) {
		return ask(`leads${search}`, { signal: request.signal });
	}
	// A bookmark of an earlier version.
	if (overdue) searchParams.set("problem", "overdue");
	if (state === "held" || state === "waiting") searchParams.set("problem", state);
	else if (state === "dead") searchParams.set("problem", "failed");
	else if (state) searchParams.set("stage", state);
	searchParams.delete("state");
	searchParams.delete("overdue");
	throw redirect(`/leads?${searchParams}`);
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

/** Sets how far an operator is with a lead. */
export function saveStage(id: number, body: LeadStageEdit): Promise<Saved<DeskLead>> {
	return ask(`leads/${id}/stage`, { method: "PUT", body });
}

/** Marks a mail that was sent as one that came back. */
export function markAsReturned(id: number, mail: number): Promise<Saved<DeskLead>> {
	return ask(`leads/${id}/mails/${mail}/returned`, { method: "PUT" });
}

/** What became of a note. */
export type NoteResult = "added" | "removed";

export async function addNote(lead: number, body: NewLeadNote): Promise<NoteResult> {
	await ask(`leads/${lead}/notes`, { method: "POST", body });
	return "added";
}

export async function removeNote(lead: number, note: number): Promise<NoteResult> {
	await ask(`leads/${lead}/notes/${note}`, { method: "DELETE" });
	return "removed";
}
