import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent, Ref } from "react";
import type { Notification } from "../provider/index.js";
import { useForm } from "./form-context.js";

/** A notification that the form shows, because the page does not, or only for some seconds. */
export interface Notice extends Notification {
	/** Whether the page has announced it. */
	readonly isAnnounced: boolean;
}

export interface ErrorSummaryProps {
	/** The fields' labels by name, in the order of the fields. */
	labels: Readonly<Record<string, string>>;
	notice: Notice | undefined;
	/** Focused for invalid fields. */
	listRef: Ref<HTMLDivElement>;
	/** True if a server rendered the errors: the page is the response to a submit. */
	takesFocus: boolean;
}

/** That a form was not sent, beside the button that was pressed. An alert, unless the page has announced it. */
export function FailureNotice({ notice }: Pick<ErrorSummaryProps, "notice">) {
	useSignals();
	const { state } = useForm();
	const hasErrors = Object.keys(state.errors.value).length > 0;
	return (
		<div className="nev-form-failure">
			<div role={notice?.isAnnounced ? undefined : "alert"}>
				{state.status.value === "failed" && notice && !hasErrors && (
					<div className="nev-form-problem" part="error-summary">
						<p className="nev-form-problem-title">{notice.title}</p>
						{notice.description && <p>{notice.description}</p>}
					</div>
				)}
			</div>
		</div>
	);
}

/**
 * The list of a form's invalid fields, with a link to each. It takes the focus, whose name and description are
 * all that it says.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
	useSignals();
	const { labels, notice, listRef, takesFocus } = props;
	const { id, state, messages } = useForm();
	const invalid = state.errors.value;
	// In the order of the fields, which is that of their labels.
	const errors = Object.entries({ ...labels, ...invalid }).filter(([name]) => name in invalid);
	const hasErrors = errors.length > 0;
	return (
		<div className="nev-form-summary">
			{/* biome-ignore lint/a11y/useSemanticElements: it groups links, and a fieldset fields */}
			<div
				ref={listRef}
				role="group"
				aria-labelledby={hasErrors ? `${id}-problem` : undefined}
				aria-describedby={hasErrors ? `${id}-errors` : undefined}
				tabIndex={-1}
				// biome-ignore lint/a11y/noAutofocus: the page is the response to a submit, and this is its result
				autoFocus={takesFocus}
			>
				{hasErrors && (
					<div className="nev-form-problem" part="error-summary">
						<p className="nev-form-problem-title" id={`${id}-problem`}>
							{notice?.title ?? messages.problem}
						</p>
						<div id={`${id}-errors`}>
							{notice?.description && <p>{notice.description}</p>}
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
						</div>
					</div>
				)}
			</div>
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
