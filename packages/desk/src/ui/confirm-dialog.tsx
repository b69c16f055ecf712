import { Button } from "@nev/widgets/ui";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { uiMessages as messages } from "./messages.js";
import { useUnsaved } from "./use-unsaved.js";

export interface ConfirmDialogProps {
	readonly isOpen: boolean;
	/** What is asked. */
	readonly title: string;
	/** What follows from it, and fields if there are some. */
	readonly children: ReactNode;
	/** The verb of the button that does it. */
	readonly confirmLabel: string;
	/** Of the button that does not; unset: "Cancel". */
	readonly cancelLabel?: string;
	/** Something is written or chosen in it. Escape, and leaving the page, ask before that is lost. */
	readonly isEdited?: boolean;
	readonly onConfirm: () => void;
	/** Called when it was closed without that: by its button, or by Escape. */
	readonly onCancel: () => void;
}

/**
 * Asks before something that cannot be taken back, such as a mail. When it closes, the focus is again on
 * what opened it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
	const { isEdited } = props;
	const [asksAboutLoss, setAsksAboutLoss] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	useUnsaved(isOpen && isEdited === true);

	const leave = () => (isEdited ? setAsksAboutLoss(true) : onCancel());

	function leaveByEscape(event: KeyboardEvent): void {
		if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
		// Pressed several times, a browser sends `cancel` for the first ones only, and then closes the dialog.
		event.preventDefault();
		leave();
	}

	return (
		<>
			<dialog
				ref={dialog}
				className="confirm-dialog"
				aria-labelledby={`${id}-title`}
				aria-describedby={`${id}-text`}
				onKeyDown={leaveByEscape}
				onCancel={(event) => {
					event.preventDefault();
					leave();
				}}
				onClose={({ currentTarget }) => {
					if (!isOpen || currentTarget.open) return;
					// Going back on a phone closes it, not always with a `cancel` before.
					if (isEdited) currentTarget.showModal();
					leave();
				}}
			>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						onConfirm();
					}}
				>
					<h2 id={`${id}-title`}>{title}</h2>
					<div id={`${id}-text`} className="confirm-text">
						{children}
					</div>
					<div className="confirm-buttons">
						<Button className="compact" onClick={onCancel}>
							{cancelLabel ?? messages.cancel}
						</Button>
						<Button type="submit" variant="primary" className="compact">
							{confirmLabel}
						</Button>
					</div>
				</form>
			</dialog>
			{isEdited && (
				<ConfirmDialog
					isOpen={asksAboutLoss}
					title={messages.loseTitle}
					confirmLabel={messages.lose}
					cancelLabel={messages.keep}
					onConfirm={() => {
						setAsksAboutLoss(false);
						onCancel();
					}}
					onCancel={() => setAsksAboutLoss(false)}
				>
					<p>{messages.loseText}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
