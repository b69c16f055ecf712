import { useHasMailServer } from "../session/session.js";
import { ReasonDialog } from "../ui/reason-dialog.js";
import { dealerMessages as messages } from "./messages.js";

export interface RejectDialogProps {
	readonly isOpen: boolean;
	/** How many dealers are to be rejected. */
	readonly count: number;
	readonly onCancel: () => void;
	/** @param reason to be mailed; empty: nobody is told */
	readonly onReject: (reason: string) => void;
}

/** Asks before dealers are rejected, and for the reason that is mailed to them. */
export function RejectDialog({ isOpen, count, onCancel, onReject }: RejectDialogProps) {
	const dealers = messages.count(count);
	const mailed = useHasMailServer()
		? { confirm: messages.rejectAndMail, hint: messages.reasonMailed(dealers) }
		: { confirm: messages.reject, hint: messages.reasonWaits(dealers) };
	return (
		<ReasonDialog
			isOpen={isOpen}
			title={messages.rejectTitle(dealers)}
			textsFor={(hasReason) =>
				hasReason ? mailed : { confirm: messages.reject, hint: messages.reasonHint }
			}
			onCancel={onCancel}
			onConfirm={onReject}
		>
			<p>{messages.rejectText}</p>
		</ReasonDialog>
	);
}
