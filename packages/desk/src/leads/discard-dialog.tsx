import { maxNoteLength } from "@nev/contract/desk";
import { useId, useRef, useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { actionMessages as messages } from "./action-messages.js";
import { leadMessages } from "./messages.js";

export interface DiscardDialogProps {
	readonly isOpen: boolean;
	/** How many leads it is about. */
	readonly count: number;
	readonly onCancel: () => void;
	readonly onDiscard: (reason: string) => void;
}

/** Asks why leads are discarded. */
export function DiscardDialog({ isOpen, count, onCancel, onDiscard }: DiscardDialogProps) {
	const id = useId();
	const [reason, setReason] = useState("");
	const [isMissing, setIsMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={messages.discardTitle(leadMessages.count(count))}
			confirmLabel={messages.discard}
			onCancel={onCancel}
			onConfirm={() => {
				setIsMissing(reason.trim() === "");
				if (reason.trim() === "") field.current?.focus();
				else {
					onDiscard(reason.trim());
					setReason("");
				}
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
