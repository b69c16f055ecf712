import { type LeadAction, leadActions, maxNoteLength, type Receiver } from "@nev/contract/desk";
import { useId, useRef, useState } from "react";
import { ActionButtons, type Reasons } from "../ui/action-buttons.js";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { nameOfTarget } from "../ui/selection.js";
import { HandOverDialog } from "./hand-over-dialog.js";
import { type LeadRequest, useActionPreview, useLeadAction } from "./lead-request.js";
import { MailPreview } from "./mail-preview.js";
import {
	actionButtons,
	leadMessages,
	actionMessages as messages,
	sendLabels,
	sendTitles,
} from "./messages.js";
import { NearestDealer } from "./nearest-dealer.js";

export interface LeadActionsProps {
	/** What the buttons act on. */
	readonly target: LeadRequest["target"];
	/** How many leads that are. */
	readonly count: number;
	/** Whether they may be for a dealer now. */
	readonly hasDealer: boolean;
	/** The ZIP code of the visitor; empty: they gave none, or the leads are of several. */
	readonly zipCode: string;
	/** The nearest dealer, if it is for none. */
	readonly nearest?: Receiver | null;
	/** Why actions have no effect. */
	readonly reasons: Reasons<LeadAction>;
}

/**
 * What is asked. The target is as it was then: the list behind the dialog may be loaded again meanwhile.
 */
interface Question extends Omit<LeadActionsProps, "reasons" | "nearest"> {
	readonly action: LeadAction;
	/** The dealer who is to get them. */
	readonly suggested?: Receiver;
}

/** Sends mails of leads, hands them over, or discards them. Each asks first. */
export function LeadActions(props: LeadActionsProps) {
	const { nearest, reasons, ...subject } = props;
	const [done, setDone] = useState(0);
	const { act, isActing } = useLeadAction(() => setDone((n) => n + 1));
	const [asked, setAsked] = useState<Question>();
	const [isAsking, setIsAsking] = useState(false);
	const close = () => setIsAsking(false);
	const action = isAsking ? asked?.action : undefined;
	// What is written stays until something comes of it, and is about these leads.
	const key = `${done} ${nameOfTarget(asked?.target)}`;
	const { count, hasDealer, zipCode } = asked ?? subject;
	const isSending = action === "retry" || action === "resend" || action === "release";
	function ask(question: Pick<Question, "action" | "suggested">): void {
		setAsked({ ...subject, ...question });
		setIsAsking(true);
	}

	return (
		<>
			{nearest && (
				<NearestDealer
					dealer={nearest}
					isBusy={isActing}
					onHandOver={() => ask({ action: "handOver", suggested: nearest })}
				/>
			)}
			<ActionButtons
				actions={leadActions}
				labels={actionButtons}
				reasons={reasons}
				isBusy={isActing}
				onPress={(action) => ask({ action })}
			/>
			<SendDialog
				request={asked && isSending ? { action, target: asked.target } : undefined}
				count={count}
				onCancel={close}
				onSend={(request) => {
					close();
					act(request);
				}}
			/>
			<DiscardDialog
				key={`discard ${key}`}
				isOpen={action === "discard"}
				count={count}
				onCancel={close}
				onDiscard={(reason) => {
					close();
					if (asked) act({ action: "discard", target: asked.target, reason });
				}}
			/>
			<HandOverDialog
				key={`hand over ${key} ${asked?.suggested?.id}`}
				target={action === "handOver" ? asked?.target : undefined}
				count={count}
				hasDealer={hasDealer}
				zipCode={zipCode}
				suggested={asked?.suggested}
				onCancel={close}
				onHandOver={(choice) => {
					close();
					if (asked) act({ action: "handOver", target: asked.target, ...choice });
				}}
			/>
		</>
	);
}

interface DiscardDialogProps {
	readonly isOpen: boolean;
	/** How many leads it is about. */
	readonly count: number;
	readonly onCancel: () => void;
	readonly onDiscard: (reason: string) => void;
}

/** Asks why leads are discarded. */
function DiscardDialog({ isOpen, count, onCancel, onDiscard }: DiscardDialogProps) {
	const id = useId();
	const [reason, setReason] = useState("");
	const [isMissing, setIsMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={messages.discardTitle(leadMessages.count(count))}
			confirmLabel={messages.discard}
			isEdited={reason.trim() !== ""}
			onCancel={() => {
				onCancel();
				// The next time it may be about another lead.
				setReason("");
				setIsMissing(false);
			}}
			onConfirm={() => {
				setIsMissing(reason.trim() === "");
				if (reason.trim() === "") field.current?.focus();
				else onDiscard(reason.trim());
			}}
		>
			<p>{messages.discardText}</p>
			<div className="field">
				<label htmlFor={id}>{messages.reason}</label>
				<input
					ref={field}
					id={id}
					className="nev-input"
					maxLength={maxNoteLength}
					value={reason}
					autoComplete="off"
					aria-invalid={isMissing}
					aria-describedby={`${id}-error`}
					onChange={({ currentTarget }) => {
						setReason(currentTarget.value);
						setIsMissing(false);
					}}
				/>
				<p id={`${id}-error`} className="field-error">
					{isMissing && messages.reasonMissing}
				</p>
			</div>
		</ConfirmDialog>
	);
}

type SendRequest = Extract<LeadRequest, { action: "retry" | "resend" | "release" }>;

interface SendDialogProps {
	/** What is asked; undefined: the dialog is closed. */
	readonly request: SendRequest | undefined;
	/** How many leads it is about. */
	readonly count: number;
	readonly onCancel: () => void;
	readonly onSend: (request: SendRequest) => void;
}

/** Asks before mails are sent, and says to whom. */
function SendDialog({ request, count, onCancel, onSend }: SendDialogProps) {
	const preview = useActionPreview(request);
	const action = request?.action ?? "retry";
	return (
		<ConfirmDialog
			isOpen={request !== undefined}
			title={sendTitles[action](leadMessages.count(count))}
			confirmLabel={sendLabels[action]}
			onCancel={onCancel}
			onConfirm={() => request && onSend(request)}
		>
			{request && <MailPreview preview={preview} none={messages.noMail} />}
		</ConfirmDialog>
	);
}
