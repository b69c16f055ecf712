import { type LeadAction, leadActions } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useState } from "react";
import { actionButtons } from "./action-messages.js";
import { DiscardDialog } from "./discard-dialog.js";
import { HandOverDialog } from "./hand-over-dialog.js";
import { type LeadRequest, useLeadAction } from "./lead-request.js";
import { SendDialog } from "./send-dialog.js";

export interface LeadActionsProps {
	/** What the buttons act on. */
	readonly target: LeadRequest["target"];
	/** How many leads that are. */
	readonly count: number;
	/** The actions that have an effect. The others stay where they are, and do nothing. */
	readonly possible: readonly LeadAction[];
}

/** Sends mails of leads, hands them over, or discards them. Each asks first. */
export function LeadActions({ target, count, possible }: LeadActionsProps) {
	const { act, isActing } = useLeadAction();
	const [asked, setAsked] = useState<LeadAction>();
	const close = () => setAsked(undefined);
	const isSending = asked === "retry" || asked === "resend" || asked === "release";
	return (
		<>
			{leadActions.map((action) => {
				const isOff = isActing || !possible.includes(action);
				return (
					<Button
						key={action}
						className="compact"
						aria-disabled={isOff}
						onClick={() => !isOff && setAsked(action)}
					>
						{actionButtons[action]}
					</Button>
				);
			})}
			<SendDialog
				request={isSending ? { action: asked, target } : undefined}
				count={count}
				onCancel={close}
				onSend={(request) => {
					close();
					act(request);
				}}
			/>
			<DiscardDialog
				isOpen={asked === "discard"}
				count={count}
				onCancel={close}
				onDiscard={(reason) => {
					close();
					act({ action: "discard", target, reason });
				}}
			/>
			<HandOverDialog
				target={asked === "handOver" ? target : undefined}
				count={count}
				onCancel={close}
				onHandOver={(choice) => {
					close();
					act({ action: "handOver", target, ...choice });
				}}
			/>
		</>
	);
}
