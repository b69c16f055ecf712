import { maxReasonLength } from "@nev/contract/desk";
import { useId, useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
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
	const id = useId();
	const [reason, setReason] = useState("");
	const dealers = messages.count(count);
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={messages.rejectTitle(dealers)}
			confirmLabel={reason.trim() === "" ? messages.rejectSilently : messages.rejectAndMail}
			onCancel={onCancel}
			onConfirm={() => {
				onReject(reason.trim());
				setReason("");
			}}
		>
			<p>{messages.rejectText}</p>
			<div className="field">
				<label htmlFor={id}>{messages.reason}</label>
				<textarea
					id={id}
					className="nev-input"
					rows={4}
					maxLength={maxReasonLength}
					value={reason}
					aria-describedby={`${id}-hint`}
					onChange={({ currentTarget }) => setReason(currentTarget.value)}
				/>
				<p id={`${id}-hint`} className="field-hint">
					{reason.trim() === "" ? messages.reasonHint : messages.reasonMailed(dealers)}
				</p>
			</div>
		</ConfirmDialog>
	);
}
