import type {
	BulkTarget,
	LeadAction,
	LeadActionPreview,
	LeadActionRequest,
	LeadActionResult,
	Miscounted,
} from "@nev/contract/desk";
import { useEffect, useRef, useState } from "react";
import { type ActionFunctionArgs, useFetcher } from "react-router";
import { ask, DeskError } from "../session/ask.js";
import { useNotice } from "../ui/notice.js";
import { actionDone, actionMessages as messages } from "./action-messages.js";
import { leadMessages } from "./messages.js";

type WithTarget<Request> = Request extends { target: unknown }
	? Omit<Request, "target"> & { target: BulkTarget<Record<string, string>> }
	: never;

/** An action of an operator. The filter is as the address has it; the server parses it. */
export type LeadRequest = WithTarget<LeadActionRequest>;

type Refused = {
	readonly error: string;
	/** How many match the filter by now, if others than the operator saw. */
	readonly count?: number | undefined;
};

type ActionResult = (LeadActionResult & { readonly action: LeadAction }) | Refused;

/** Does with leads what the request's body says. */
export async function actOnLeads({ request }: ActionFunctionArgs): Promise<ActionResult> {
	try {
		const body: LeadActionRequest = await request.json();
		const result = await ask<LeadActionResult>("leads/actions", { method: "POST", body });
		return { ...result, action: body.action };
	} catch (error) {
		if (!(error instanceof DeskError) || error.status === 401) throw error;
		return refusedBy(error);
	}
}

function refusedBy(error: DeskError): Refused {
	const count = error.status === 409 ? (error.body as Miscounted).count : undefined;
	return { error: error.message, count };
}

/** Sends an action, and tells what became of it. */
export function useLeadAction() {
	const { state, data, submit } = useFetcher<ActionResult>();
	const isActing = state !== "idle";
	const tell = useNotice();
	const told = useRef<ActionResult>(undefined);
	useEffect(() => {
		if (!data || isActing || told.current === data) return;
		told.current = data;
		tell({ text: resultText(data), change: "change" in data ? data.change : null });
	}, [data, isActing, tell]);
	return {
		isActing,
		act: (request: LeadRequest) =>
			void submit(JSON.stringify(request), {
				method: "post",
				action: "/leads",
				encType: "application/json",
			}),
	};
}

/** What an action did, in a sentence or more. */
export function resultText(result: ActionResult): string {
	if ("error" in result) return refusalText(result);
	const { action, changed, unchanged, mailCount } = result;
	return [
		actionDone[action](leadMessages.count(changed)),
		unchanged > 0 && messages.unchanged(unchanged),
		mailCount > 0 && messages.onTheirWay(mailCount),
	]
		.filter(Boolean)
		.join(" ");
}

function refusalText({ error, count }: Refused): string {
	return count === undefined ? error : messages.miscounted(count);
}

/** What an action would do; a text says why it is unknown. Undefined until the answer is there. */
export type PreviewState = LeadActionPreview | string | undefined;

/** Asks what an action would do. */
export function useActionPreview(request: LeadRequest | undefined): PreviewState {
	const body = request && JSON.stringify(request);
	const [answer, setAnswer] = useState<{ body: string; preview: PreviewState }>();
	useEffect(() => {
		if (body === undefined) return;
		const stopping = new AbortController();
		const { signal } = stopping;
		const show = (preview: PreviewState) => !signal.aborted && setAnswer({ body, preview });
		ask<LeadActionPreview>("leads/actions/preview", {
			method: "POST",
			body: JSON.parse(body),
			signal,
		}).then(show, (error) =>
			show(error instanceof DeskError ? refusalText(refusedBy(error)) : messages.noAnswer),
		);
		return () => stopping.abort();
	}, [body]);
	return answer?.body === body ? answer?.preview : undefined;
}
