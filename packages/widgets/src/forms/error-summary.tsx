import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent } from "react";
import type { Notification } from "../provider/index.js";
import { useForm } from "./form-context.js";

export interface ErrorSummaryProps {
	/** The fields' labels by name. */
	labels: Readonly<Record<string, string>>;
	/** What is told where the page has no way of its own to tell it. */
	notice: Notification | undefined;
	/** Takes the focus as the page arrives, since nothing is announced then. */
	takesFocus: boolean;
}

/** What went wrong, said once, with a way to each field that was refused. */
export function ErrorSummary({ labels, notice, takesFocus }: ErrorSummaryProps) {
	useSignals();
	const { id, state, messages } = useForm();
	const errors = Object.entries(state.errors.value);
	const isShown = errors.length > 0 || notice !== undefined;
	return (
		<div
			className="nev-form-summary"
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: the page was answered to a press, and this is the answer
			autoFocus={takesFocus}
		>
			{isShown && (
				<div className="nev-form-problem">
					<p className="nev-form-problem-title">{notice?.title ?? messages.problem}</p>
					{notice?.description && <p>{notice.description}</p>}
					{errors.length > 0 && (
						<ul>
							{errors.map(([name, message]) => (
								<li key={name}>
									<a
										href={`#${id}-${name}`}
										onClick={(event) => focusField(event, `${id}-${name}`)}
									>
										{withLabel(message, labels[name])}
									</a>
								</li>
							))}
						</ul>
					)}
				</div>
			)}
		</div>
	);
}

/** Most messages name their field; to one that does not, the label is added. */
function withLabel(message: string, label = ""): string {
	return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;
}

/** In a shadow root the address of a place in the page leads nowhere. */
function focusField(event: MouseEvent<HTMLElement>, fieldId: string): void {
	const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
	const field = root.getElementById(fieldId);
	if (!field) return;
	event.preventDefault();
	field.focus();
}
