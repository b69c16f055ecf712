import type { BulkTarget, DealerActionRequest, DealerActionResult } from "@nev/contract/desk";
import { describeOutdated } from "../changes/describe-outdated.js";
import { changeMessages } from "../changes/messages.js";
import type { Refused } from "../session/ask.js";
import { ask } from "../session/ask.js";
import { useHasMailServer } from "../session/session.js";
import { mailMessages } from "../ui/messages.js";
import { useNotice } from "../ui/notice.js";
import { useRequest } from "../ui/use-request.js";
import { actionDone, dealerMessages as messages, visibilityLabels } from "./messages.js";

/** What is done with dealers. The filter is as the address has it; the server parses it. */
export type DealerRequest = Omit<DealerActionRequest, "target"> & {
	readonly target: BulkTarget<Record<string, string>>;
};

type ActionResult = DealerActionResult & Pick<DealerRequest, "action">;

/**
 * Sends an action, and tells what became of it.
 *
 * @param onDone called if it changed a dealer
 */
export function useDealerAction(onDone?: () => void) {
	const tell = useNotice();
	const hasMailServer = useHasMailServer();
	const { isBusy, send } = useRequest<ActionResult>(
		(result) => {
			tell({
				text: resultText(result, hasMailServer),
				details: describeOutdated(
					result.outdated,
					({ visibility }) => visibilityLabels[visibility],
				),
				change: result.change,
			});
			if (result.changed > 0) onDone?.();
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
	const { action, changed, unchanged, outdated, mailed } = result;
	const sent = hasMailServer ? messages.mailed : mailMessages.wait;
	return [
		changed > 0 || unchanged + outdated.length === 0
			? actionDone[action](messages.count(changed))
			: "",
		unchanged > 0 ? messages.unchangedDealers(messages.count(unchanged)) : "",
		outdated.length > 0
			? changeMessages.outdated(messages.count(outdated.length), outdated.length)
			: "",
		mailed > 0 ? sent(mailed) : "",
	]
		.filter(Boolean)
		.join(" ");
}

function refusalText({ error, count }: Refused): string {
	return count === undefined ? error : messages.miscounted(count);
}
