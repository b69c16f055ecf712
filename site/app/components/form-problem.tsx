import type { RejectedLead } from "../leads/submit-lead.js";

/**
 * What the server says about a form as a whole that was sent without scripts. With scripts, a toast
 * does. It takes the focus, as a page load announces no alerts, unless fields are invalid: then the
 * form's list of them does.
 */
export function FormProblem({ rejected }: { rejected: RejectedLead | undefined }) {
	const problem = rejected?.problem;
	if (!problem) return null;
	const content = (
		<>
			<p className="nev-form-problem-title" id="form-problem">
				{problem.title}
			</p>
			<p id="form-problem-hint">{problem.description}</p>
		</>
	);
	if (Object.keys(rejected.errors).length > 0) {
		return <div className="nev-form-problem">{content}</div>;
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups texts, and a fieldset fields
		<div
			className="nev-form-problem"
			role="group"
			aria-labelledby="form-problem"
			aria-describedby="form-problem-hint"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: the page is the response to a submit, and this is its result
			autoFocus
		>
			{content}
		</div>
	);
}
