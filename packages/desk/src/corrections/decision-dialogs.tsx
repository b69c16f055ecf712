import type { WaitingCorrection } from "@nev/contract/desk";
import { useHasMailServer } from "../session/session.js";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { ReasonDialog } from "../ui/reason-dialog.js";
import type { DecisionRequest } from "./correction-data.js";
import { CorrectionDifferences } from "./correction-differences.js";
import { correctionMessages as messages } from "./messages.js";

/** A correction, and what the operator is about to do with it. */
export interface Question {
	readonly verb: DecisionRequest["verb"];
	readonly correction: WaitingCorrection;
}

interface DecisionDialogsProps {
	/** The last one that was asked, which stays while its dialog closes. */
	readonly question: Question | undefined;
	readonly isOpen: boolean;
	readonly onCancel: () => void;
	readonly onDecide: (request: DecisionRequest) => void;
}

/** Asks before a correction is decided, because the dealer is told by mail. */
export function DecisionDialogs({ question, isOpen, onCancel, onDecide }: DecisionDialogsProps) {
	const hasMailServer = useHasMailServer();
	if (!question) return null;
	const { verb, correction } = question;
	const { id, version, dealer, email, differences } = correction;
	const address = differences.find(({ field }) => field === "email")?.after;
	return (
		<>
			<ConfirmDialog
				isOpen={isOpen && verb === "accept"}
				title={messages.acceptTitle(dealer.name)}
				confirmLabel={hasMailServer ? messages.acceptAndMail : messages.acceptNow}
				onCancel={onCancel}
				onConfirm={() => onDecide({ verb: "accept", id, version })}
			>
				<CorrectionDifferences differences={differences} />
				<p>{(hasMailServer ? messages.acceptText : messages.acceptWithoutMail)(email)}</p>
				{address && <p>{messages.newAddress(address)}</p>}
			</ConfirmDialog>
			<ReasonDialog
				key={id}
				isOpen={isOpen && verb === "decline"}
				title={messages.declineTitle(dealer.name)}
				textsFor={(hasReason) => ({
					confirm: hasMailServer ? messages.declineAndMail : messages.declineNow,
					hint: hasReason ? messages.reasonMailed : messages.reasonHint,
				})}
				onCancel={onCancel}
				onConfirm={(reason) => onDecide({ verb: "decline", id, reason })}
			>
				<p>{(hasMailServer ? messages.declineText : messages.declineWithoutMail)(email)}</p>
			</ReasonDialog>
		</>
	);
}
