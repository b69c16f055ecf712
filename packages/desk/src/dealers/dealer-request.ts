import type { BulkTarget, DealerActionRequest, DealerActionResult } from "@nev/contract/desk";
import type { Refused } from "../session/ask.js";
import { ask } from "../session/ask.js";
import { useHasMailServer } from "../session/session.js";
import { mailMessages } from "../ui/messages.js";
import { useNotice } from "../ui/notice.js";
import { useRequest } from "../ui/use-request.js";
import { actionDone, dealerMessages as messages } from "./messages.js";

/** What is done with dealers. The filter is as the address has it; the server parses it. */
export type DealerRequest = Omit<DealerActionRequest, "target"> & {
	readonly target: BulkTarget<Record<string, string>>;
};

type ActionResult = DealerActionResult & Pick<DealerRequest, "action">;

/**
 * Sends an action, and tells what became of it.
 *
 * @param onDone called when the page shows what it did
 */
export function useDealerAction(onDone?: () => void) {
	const tell = useNotice();
	const hasMailServer = useHasMailServer();
	const { isBusy, send } = useRequest<ActionResult>(
		(result) => {
			tell({ text: resultText(result, hasMailServer), change: result.change });
			onDone?.();
		},
		(refusal) => tell({ text: refusalText(refusal) }),
	);
	return {
		isActing: isBusy,
		act: (body: DealerRequest) =>
			void send(async () => ({
				...(await ask<DealerActionResult>("dealers/actions", { method: "POST", body })),
				action: body.action,
			})),
	};
}

/** What an action did, in a sentence or two. */
function resultText(result: ActionResult, hasMailServer: boolean): string {
	const { action, changed, unchanged, mailed } = result;
	const sent = hasMailServer ? messages.mailed : mailMessages.wait;
	return [
		changed > 0 || unchanged === 0 ? actionDone[action](messages.count(changed)) : "",
		unchanged > 0 ? messages.unchangedDealers(messages.count(unchanged)) : "",
		mailed > 0 ? sent(mailed) : "",
	]
		.filter(Boolean)
		.join(" ");
}

function refusalText({ error, count }: Refused): string {
	return count === undefined ? error : messages.miscounted(count);
}
