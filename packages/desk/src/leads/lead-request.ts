import type {
	BulkTarget,
	LeadAction,
	LeadActionPreview,
	LeadActionRequest,
	LeadActionResult,
	Miscounted,
} from "@nev/contract/desk";
import { useEffect, useState } from "react";
import type { ActionFunctionArgs } from "react-router";
import { ask, DeskError } from "../session/ask.js";
import { type Refused, refusalOf } from "../session/refusal.js";
import { useNotice } from "../ui/notice.js";
import { useAction } from "../ui/use-action.js";
import { actionDone, actionMessages as messages } from "./action-messages.js";
import { leadMessages } from "./messages.js";

type WithTarget<Request> = Request extends { target: unknown }
	? Omit<Request, "target"> & { target: BulkTarget<Record<string, string>> }
	: never;

/** An action of an operator. The filter is as the address has it; the server parses it. */
export type LeadRequest = WithTarget<LeadActionRequest>;

type Rejected = Refused & {
	/** How many match the filter by now, if others than the operator saw. */
	readonly count?: number;
};

type ActionResult = (LeadActionResult & { readonly action: LeadAction }) | Rejected;

/** Does with leads what the request's body says. */
export async function actOnLeads({ request }: ActionFunctionArgs): Promise<ActionResult> {
	try {
		const body: LeadActionRequest = await request.json();
		const result = await ask<LeadActionResult>("leads/actions", { method: "POST", body });
		return { ...result, action: body.action };
	} catch (error) {
		return rejectionOf(error);
	}
}

function rejectionOf(error: unknown): Rejected {
	const isMiscounted = error instanceof DeskError && error.status === 409;
	return isMiscounted ? (error.body as Miscounted) : refusalOf(error);
}

/** Sends an action, and tells what became of it. */
export function useLeadAction() {
	const tell = useNotice();
	const { isBusy, send } = useAction<ActionResult>((result) =>
		tell({ text: resultText(result), change: "change" in result ? result.change : null }),
	);
	return {
		isActing: isBusy,
		act: (request: LeadRequest) => send(request, { method: "post", action: "/leads" }),
	};
}

/** What an action did, in a sentence or more. */
function resultText(result: ActionResult): string {
	if ("error" in result) return rejectionText(result);
	const { action, changed, unchanged, mailCount } = result;
	return [
		actionDone[action](leadMessages.count(changed)),
		unchanged > 0 && messages.unchanged(unchanged),
		mailCount > 0 && messages.onTheirWay(mailCount),
	]
		.filter(Boolean)
		.join(" ");
}

function rejectionText({ error, count }: Rejected): string {
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
		}).then(show, (error) => {
			if (!signal.aborted) show(rejectionText(rejectionOf(error)));
		});
		return () => stopping.abort();
	}, [body]);
	return answer?.body === body ? answer?.preview : undefined;
}
