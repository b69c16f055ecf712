import type {
	BulkTarget,
	DealerAction,
	DealerActionRequest,
	DealerActionResult,
	Operator,
} from "@nev/contract/desk";
import { describeOutdated } from "../changes/describe-outdated.js";
import { changeMessages } from "../changes/messages.js";
import { useOperator } from "../session/session.js";
import { mailMessages } from "../ui/messages.js";
import { useRowsAction } from "../ui/use-rows-action.js";
import { describeApprovalMails, whyNobodyIsTold } from "./approval-mails.js";
import { dealerActionDone, dealerMessages as messages, visibilityLabels } from "./messages.js";

/** What is done with dealers. The filter is as the address has it; the server parses it. */
export type DealerRequest = Omit<DealerActionRequest, "target"> & {
	readonly target: BulkTarget<Record<string, string>>;
};

/**
 * Sends an action, and tells what became of it.
 *
 * @param onDone called if it changed a dealer
 */
export function useDealerAction(onDone: () => void = () => {}) {
	const operator = useOperator();
	return useRowsAction<DealerRequest, DealerActionResult>({
		path: "dealers/actions",
		count: messages.count,
		describe: (result, { action }) => ({
			text: resultText(result, action, operator),
			details: describeOutdated(result.outdated, ({ visibility }) => visibilityLabels[visibility]),
		}),
		onDone,
	});
}

/** What an action did, in a sentence or two. */
function resultText(
	result: DealerActionResult,
	action: DealerAction,
	desk: Pick<Operator, "hasMailServer" | "hasPublicUrl">,
): string {
	const { changed, unchanged, outdated, mailed } = result;
	const sent = desk.hasMailServer ? messages.mailed : mailMessages.wait;
	return [
		changed > 0 || unchanged + outdated.length === 0
			? dealerActionDone[action](messages.count(changed))
			: "",
		action === "approve" ? describeApprovalMails(result, whyNobodyIsTold(desk)) : "",
		unchanged > 0 ? messages.unchangedDealers(messages.count(unchanged)) : "",
		outdated.length > 0
			? changeMessages.outdated(messages.count(outdated.length), outdated.length)
			: "",
		action === "reject" && mailed > 0 ? sent(mailed) : "",
	]
		.filter(Boolean)
		.join(" ");
}
