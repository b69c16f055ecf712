import { CircleCheck } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../ui/icon.js";
import { Button } from "../ui/index.js";

/** Matches the visible fields of a form, the first one first. */
const visibleField = ".nev-form :is(input:not([type=hidden]), select, textarea)";

export interface ConfirmationProps {
	title: string;
	hint: string;
	sendAnother: string;
	/** Replaces the confirmation by the form. */
	onSendAnother: () => void;
}

/** Replaces a form that was sent, and takes the focus from the form's button. */
export function Confirmation({ title, hint, sendAnother, onSendAnother }: ConfirmationProps) {
	const status = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => status.current?.focus(), []);

	// The pressed button is removed, so move focus to the form's first field.
	function sendAnotherForm(): void {
		const root = status.current?.closest(".nev-form-root");
		flushSync(onSendAnother);
		root?.querySelector<HTMLElement>(visibleField)?.focus();
	}

	return (
		<div className="nev-panel nev-form-sent" part="panel">
			<Icon icon={CircleCheck} />
			<div role="status" tabIndex={-1} ref={status}>
				<p className="nev-panel-title">{title}</p>
				<p className="nev-panel-hint" part="hint">
					{hint}
				</p>
			</div>
			<Button onClick={sendAnotherForm}>{sendAnother}</Button>
		</div>
	);
}
