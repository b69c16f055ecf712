import {
	type BulkTarget,
	type MailAction,
	type MailActionRequest,
	type MailActionResult,
	mailActions,
} from "@nev/contract/desk";
import { useState } from "react";
import { useHasMailServer } from "../session/session.js";
import { ActionButtons, type Reasons } from "../ui/action-buttons.js";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { mailMessages } from "../ui/messages.js";
import { useRowsAction } from "../ui/use-rows-action.js";
import { mailActionButtons, mailListMessages as messages } from "./messages.js";

/** What is done with mails. The filter is as the address has it; the server parses it. */
type MailRequest = Omit<MailActionRequest, "target"> & {
	readonly target: BulkTarget<Record<string, string>>;
};

interface MailActionsProps {
	/** What the buttons act on. */
	readonly target: MailRequest["target"];
	/** How many mails that are. */
	readonly count: number;
	/** Why actions have no effect. */
	readonly reasons: Reasons<MailAction>;
}

/** Sends mails now, or discards them, which asks first. */
export function MailActions({ target, count, reasons }: MailActionsProps) {
	const hasMailServer = useHasMailServer();
	const { act, isActing } = useRowsAction<MailRequest, MailActionResult>({
		path: "mails/actions",
		count: messages.count,
		describe: (result, { action }) => ({ text: resultText(result, action, hasMailServer) }),
		onDone: () => {},
	});
	// As it was when the dialog was opened: the list behind it may be loaded again meanwhile.
	const [discarded, setDiscarded] = useState<Omit<MailActionsProps, "reasons">>();
	const [isAsking, setIsAsking] = useState(false);
	return (
		<>
			<ActionButtons
				actions={mailActions}
				labels={mailActionButtons}
				reasons={reasons}
				isBusy={isActing}
				onPress={(action) => {
					if (action === "retry") return act({ action, target });
					setDiscarded({ target, count });
					setIsAsking(true);
				}}
			/>
			<ConfirmDialog
				isOpen={isAsking}
				title={messages.discardTitle(discarded?.count ?? count)}
				confirmLabel={messages.discard}
				onCancel={() => setIsAsking(false)}
				onConfirm={() => {
					setIsAsking(false);
					if (discarded) act({ action: "discard", target: discarded.target });
				}}
			>
				<p>{messages.discardText}</p>
			</ConfirmDialog>
		</>
	);
}

/** What an action did, in a sentence or more. */
function resultText(
	{ changed, unchanged, heldCount }: MailActionResult,
	action: MailAction,
	hasMailServer: boolean,
): string {
	const sent = hasMailServer ? messages.onTheirWay : mailMessages.wait;
	return [
		action === "discard" && messages.discarded(changed),
		action === "retry" && changed > 0 && sent(changed),
		heldCount > 0 && messages.heldBack(heldCount),
		unchanged > 0 && messages.unchanged(unchanged),
	]
		.filter(Boolean)
		.join(" ");
}
