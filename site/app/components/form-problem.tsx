import type { ReactNode } from "react";
import type { RejectedLead } from "../leads/submit-lead.js";

/**
 * What the server says about a form as a whole that was sent without scripts. With scripts, a toast
 * does. It takes the focus, unless fields are invalid: then the form's list of them does.
 */
export function FormProblem({ problem, errors = {} }: Partial<RejectedLead>) {
	if (!problem) return null;
	const content = (
		<>
			<p className="nev-form-problem-title" id="form-problem">
				{problem.title}
			</p>
			<p id="form-problem-hint">{problem.description}</p>
		</>
	);
	return Object.keys(errors).length > 0 ? (
		<div className="nev-form-problem">{content}</div>
	) : (
		<FocusedProblem titleId="form-problem" textId="form-problem-hint">
			{content}
		</FocusedProblem>
	);
}

interface FocusedProblemProps {
	readonly titleId: string;
	readonly textId: string;
	readonly children: ReactNode;
}

/** What is wrong with a form that was sent. It takes the focus, as a page load announces no alerts. */
export function FocusedProblem({ titleId, textId, children }: FocusedProblemProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups texts and links, and a fieldset fields
		<div
			className="nev-form-problem"
			role="group"
			aria-labelledby={titleId}
			aria-describedby={textId}
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: the page is the response to a submit, and this is its result
			autoFocus
		>
			{children}
		</div>
	);
}
