import { maxReasonLength } from "@nev/contract/desk";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.js";
import { TextAreaField } from "./fields.js";
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
			<TextAreaField
				name="reason"
				label={messages.reason}
				value={reason}
				error={undefined}
				hint={hint}
				maxLength={maxReasonLength}
				onChange={setReason}
			/>
		</ConfirmDialog>
	);
}
