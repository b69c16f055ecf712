import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent } from "react";
import type { Notification } from "../provider/index.js";
import { useForm } from "./form-context.js";

export interface ErrorSummaryProps {
	/** The fields' labels by name. */
	labels: Readonly<Record<string, string>>;
	/** A notification that the page does not show itself. */
	notice: Notification | undefined;
	/** True if a server rendered the errors: a page load announces no alerts, so focus it instead. */
	takesFocus: boolean;
}

/** The form's errors, announced once, with a link to each invalid field. */
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
			// biome-ignore lint/a11y/noAutofocus: the page is the response to a submit, and this is its result
			autoFocus={takesFocus}
		>
			{isShown && (
				<div className="nev-form-problem" part="error-summary">
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

/** Adds the label to a message that does not name its field. */
function withLabel(message: string, label = ""): string {
	return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;
}

/** Focuses a field by script: a fragment link does not reach into a shadow root. */
function focusField(event: MouseEvent<HTMLElement>, fieldId: string): void {
	const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
	const field = root.getElementById(fieldId);
	if (!field) return;
	event.preventDefault();
	field.focus();
}
