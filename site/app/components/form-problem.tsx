import type { RejectedLead } from "../leads/submit-lead.js";

/**
 * What the server says about a form as a whole that was sent without scripts. With scripts, a toast
 * does.
 */
export function FormProblem({ problem }: { problem: RejectedLead["problem"] }) {
	if (!problem) return null;
	return (
		<div className="nev-form-problem" role="alert">
			<p className="nev-form-problem-title">{problem.title}</p>
			<p>{problem.description}</p>
		</div>
	);
}
