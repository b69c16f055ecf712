import type { WaitingCorrection } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { Link } from "react-router";
import { Moment } from "../ui/moment.js";
import { CorrectionDifferences } from "./correction-differences.js";
import { correctionMessages as messages } from "./messages.js";

export interface CorrectionEntryProps {
	readonly correction: WaitingCorrection;
	readonly isDeciding: boolean;
	readonly onAccept: () => void;
	readonly onDecline: () => void;
}

/** A correction that waits, with its two decisions. */
export function CorrectionEntry(props: CorrectionEntryProps) {
	const { correction, isDeciding, onAccept, onDecline } = props;
	const { id, dealer, createdAt, email, differences } = correction;
	return (
		<li className="change">
			<div className="change-what">
				<h2 tabIndex={-1} data-correction={id}>
					<Link to={`/dealers/${dealer.id}`}>{dealer.name}</Link>
				</h2>
				<p className="change-who">
					{dealer.place}. {messages.sent} <Moment time={createdAt} isShort />, {email}
				</p>
				<CorrectionDifferences differences={differences} />
			</div>
			<div className="selection-actions">
				<Button
					className="compact"
					aria-label={messages.acceptLabel(dealer.name, id)}
					aria-disabled={isDeciding}
					onClick={() => !isDeciding && onAccept()}
				>
					{messages.accept}
				</Button>
				<Button
					className="compact"
					aria-label={messages.declineLabel(dealer.name, id)}
					aria-disabled={isDeciding}
					onClick={() => !isDeciding && onDecline()}
				>
					{messages.decline}
				</Button>
			</div>
		</li>
	);
}
