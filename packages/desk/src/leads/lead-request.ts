import type {
	BulkTarget,
	LeadAction,
	LeadActionPreview,
	LeadActionRequest,
	LeadActionResult,
} from "@nev/contract/desk";
import { useEffect, useState } from "react";
import { describeOutdated } from "../changes/describe-outdated.js";
import { changeMessages } from "../changes/messages.js";
import { ask, refusalOf } from "../session/ask.js";
import { useHasMailServer } from "../session/session.js";
import { mailMessages } from "../ui/messages.js";
import { refusalText, useRowsAction } from "../ui/use-rows-action.js";
import {
	actionDone,
	leadMessages,
	actionMessages as messages,
	problemLabels,
	stageLabels,
} from "./messages.js";

type WithTarget<Request> = Request extends { target: unknown }
	? Omit<Request, "target"> & { target: BulkTarget<Record<string, string>> }
	: never;

/** An action of an operator. The filter is as the address has it; the server parses it. */
export type LeadRequest = WithTarget<LeadActionRequest>;

/**
 * Sends an action, and tells what became of it.
 *
 * @param onDone called if it changed a lead
 */
export function useLeadAction(onDone: () => void) {
	const hasMailServer = useHasMailServer();
	return useRowsAction<LeadRequest, LeadActionResult>({
		path: "leads/actions",
		count: leadMessages.count,
		describe: (result, { action }) => ({
			text: resultText(result, action, hasMailServer),
			details: outdatedTexts(result),
		}),
		onDone,
	});
}

/** What an action did, in a sentence or more. */
function resultText(
	{ changed, unchanged, outdated, mailCount, heldCount, notToldCount }: LeadActionResult,
	action: LeadAction,
	hasMailServer: boolean,
): string {
	const isOnlyMailed = action === "retry" || action === "resend";
	const isAllOutdated = outdated.length > 0 && changed + unchanged === 0;
	return [
		(hasMailServer || !isOnlyMailed) &&
			!isAllOutdated &&
			actionDone[action](leadMessages.count(changed)),
		heldCount > 0 && messages.heldBack(heldCount),
		notToldCount > 0 && messages.notTold(notToldCount),
		unchanged > 0 && messages.unchanged(unchanged),
		outdated.length > 0 &&
			changeMessages.outdated(leadMessages.count(outdated.length), outdated.length),
		mailCount > 0 && (hasMailServer ? messages.onTheirWay : mailMessages.wait)(mailCount),
	]
		.filter(Boolean)
		.join(" ");
}

/** The leads that an action leaves as they are, because they were changed since the operator saw them. */
export function outdatedTexts({ outdated }: Pick<LeadActionPreview, "outdated">): string[] {
	return describeOutdated(outdated, ({ stage, problem, dealer }) =>
		[stageLabels[stage], problem && problemLabels[problem], dealer].filter(Boolean).join(", "),
	);
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
			if (!signal.aborted) show(refusalText(refusalOf(error), leadMessages.count));
		});
		return () => stopping.abort();
	}, [body]);
	return answer?.body === body ? answer?.preview : undefined;
}
