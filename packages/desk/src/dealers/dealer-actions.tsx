import { type DealerAction, dealerActions } from "@nev/contract/desk";
import { useState } from "react";
import { useHasMailServer, useOperator } from "../session/session.js";
import { ActionButtons, type Reasons } from "../ui/action-buttons.js";
import { ReasonDialog } from "../ui/reason-dialog.js";
import { nameOfTarget } from "../ui/selection.js";
import { whyNobodyIsTold } from "./approval-mails.js";
import { type DealerRequest, useDealerAction } from "./dealer-request.js";
import { dealerActionLabels, dealerMessages as messages } from "./messages.js";

export interface DealerActionsProps {
	/** What the buttons act on. */
	readonly target: DealerRequest["target"];
	/** How many that are. */
	readonly count: number;
	/** Why actions have no effect. */
	readonly reasons: Reasons<DealerAction>;
}

/** Approves, rejects, hides or shows dealers again. Rejecting asks first, also for a reason to mail. */
export function DealerActions({ target, count, reasons }: DealerActionsProps) {
	const [done, setDone] = useState(0);
	const { act, isActing } = useDealerAction(() => setDone((n) => n + 1));
	// As it was when the dialog was opened: the list behind it may be loaded again meanwhile.
	const [rejected, setRejected] = useState<Omit<DealerActionsProps, "reasons">>();
	const [isAsking, setIsAsking] = useState(false);

	const obstacle = whyNobodyIsTold(useOperator());

	function ask(): void {
		setRejected({ target, count });
		setIsAsking(true);
	}

	return (
		<>
			<ActionButtons
				actions={dealerActions}
				labels={dealerActionLabels}
				reasons={reasons}
				notes={
					obstacle === undefined
						? {}
						: { approve: messages.notToldOfApproval(messages.approvedDealers, obstacle) }
				}
				isBusy={isActing}
				onPress={(action) => (action === "reject" ? ask() : act({ action, target }))}
			/>
			<RejectDialog
				key={`${done} ${nameOfTarget(rejected?.target)}`}
				isOpen={isAsking}
				count={rejected?.count ?? count}
				onCancel={() => setIsAsking(false)}
				onReject={(reason) => {
					setIsAsking(false);
					if (rejected) act({ action: "reject", target: rejected.target, reason });
				}}
			/>
		</>
	);
}

interface RejectDialogProps {
	readonly isOpen: boolean;
	/** How many dealers are to be rejected. */
	readonly count: number;
	readonly onCancel: () => void;
	/** @param reason to be mailed; empty: nobody is told */
	readonly onReject: (reason: string) => void;
}

/** Asks before dealers are rejected, and for the reason that is mailed to them. */
function RejectDialog({ isOpen, count, onCancel, onReject }: RejectDialogProps) {
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
