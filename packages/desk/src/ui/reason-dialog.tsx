import { maxReasonLength } from "@nev/contract/desk";
import { type ReactNode, useId, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.js";
import { uiMessages as messages } from "./messages.js";

export interface ReasonDialogProps {
	readonly isOpen: boolean;
	readonly title: string;
	/** What follows from it. */
	readonly children: ReactNode;
	/** The verb of the button, and what is told by mail, for a given reason. */
	readonly textsFor: (hasReason: boolean) => { readonly confirm: string; readonly hint: string };
	readonly onCancel: () => void;
	/** @param reason to be mailed; empty if there is none */
	readonly onConfirm: (reason: string) => void;
}

/**
 * Asks before something is refused, and for the reason that is mailed. The reason stays when it was sent,
 * for the case that nothing comes of it; another `key` begins with none.
 */
export function ReasonDialog(props: ReasonDialogProps) {
	const { isOpen, title, children, textsFor, onCancel, onConfirm } = props;
	const id = useId();
	const [reason, setReason] = useState("");
	const { confirm, hint } = textsFor(reason.trim() !== "");
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={title}
			confirmLabel={confirm}
			isEdited={reason.trim() !== ""}
			onCancel={() => {
				onCancel();
				// The next time it may be about another dealer.
				setReason("");
			}}
			onConfirm={() => onConfirm(reason.trim())}
		>
			{children}
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
					{hint}
				</p>
			</div>
		</ConfirmDialog>
	);
}
