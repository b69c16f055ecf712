import { type DealerAction, dealerActions } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useState } from "react";
import { type DealerRequest, useDealerAction } from "./dealer-request.js";
import { actionButtons } from "./messages.js";
import { RejectDialog } from "./reject-dialog.js";

export interface DealerActionsProps {
	/** What the buttons act on. */
	readonly target: DealerRequest["target"];
	/** How many that are. */
	readonly count: number;
	/** The actions that have an effect. The others stay where they are, and do nothing. */
	readonly possible: readonly DealerAction[];
}

/** Approves, rejects, hides or shows dealers again. Rejecting may mail them, and so asks first. */
export function DealerActions({ target, count, possible }: DealerActionsProps) {
	const { act, isActing } = useDealerAction();
	const [isRejecting, setIsRejecting] = useState(false);
	return (
		<>
			{dealerActions.map((action) => (
				<Button
					key={action}
					className="compact"
					aria-disabled={isActing || !possible.includes(action)}
					onClick={() => {
						if (isActing || !possible.includes(action)) return;
						if (action === "reject") setIsRejecting(true);
						else act({ action, target });
					}}
				>
					{actionButtons[action]}
				</Button>
			))}
			<RejectDialog
				isOpen={isRejecting}
				count={count}
				onCancel={() => setIsRejecting(false)}
				onReject={(reason) => {
					setIsRejecting(false);
					act({ action: "reject", target, reason });
				}}
			/>
		</>
	);
}
