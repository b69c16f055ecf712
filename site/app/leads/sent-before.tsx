import { Confirmation } from "@nev/widgets/internal";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/** Opens the next page of a form that was sent. The history entry of its own page keeps a note of that. */
export function openThankYou(): void {
	writeNote(true);
	location.assign("/thank-you");
}

export interface UnlessSentProps {
	/** What is on the button that brings the form. */
	sendAnother: string;
	/** What the form is for. Something else brings the form again if the note of the entry is gone by then. */
	subject?: unknown;
	/** The form. */
	children: ReactNode;
}

/**
 * A form, or if the visitor comes back to it after sending it, that it was sent: who presses Send again
 * would send another lead. The note goes with the tab's history and holds nothing of the form.
 */
export function UnlessSent({ sendAnother, subject, children }: UnlessSentProps) {
	const { key } = useLocation();
	const [isSent, setIsSent] = useState(false);
	const [latestSubject, setLatestSubject] = useState(subject);
	// Not in an effect: the form is there when an effect of the page moves the focus to it.
	if (subject !== latestSubject) {
		setLatestSubject(subject);
		setIsSent(readNote());
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key
	useLayoutEffect(() => {
		const followNote = () => setIsSent(readNote());
		followNote();
		addEventListener("pageshow", followNote);
		return () => removeEventListener("pageshow", followNote);
	}, [key]);

	return (
		<div className="nev-form-root">
			{isSent ? (
				<Confirmation
					title="You already sent this form"
					hint="We have your message. There is no need to send it again."
					sendAnother={sendAnother}
					onSendAnother={() => {
						writeNote(false);
						setIsSent(false);
					}}
				/>
			) : (
				children
			)}
		</div>
	);
}

const readNote = () => history.state?.isFormSent === true;

function writeNote(isFormSent: boolean): void {
	history.replaceState({ ...history.state, isFormSent }, "");
}
