import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { actionMessages as messages, sendLabels, sendTitles } from "./action-messages.js";
import { type LeadRequest, useActionPreview } from "./lead-request.js";
import { MailPreview } from "./mail-preview.js";
import { leadMessages } from "./messages.js";

export type SendRequest = Extract<LeadRequest, { action: "retry" | "resend" | "release" }>;

export interface SendDialogProps {
	/** What is asked; undefined: the dialog is closed. */
	readonly request: SendRequest | undefined;
	/** How many leads it is about. */
	readonly count: number;
	readonly onCancel: () => void;
	readonly onSend: (request: SendRequest) => void;
}

/** Asks before mails are sent, and says to whom. */
export function SendDialog({ request, count, onCancel, onSend }: SendDialogProps) {
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
