import type { RejectedLead } from "../leads/submit-lead.js";

/** What is wrong with a form as a whole, said by the server to a visitor without scripts. */
export function FormProblem({ problem }: { problem: RejectedLead["problem"] }) {
	if (!problem) return null;
	return (
		<div className="nev-form-problem" role="alert">
			<p className="nev-form-problem-title">{problem.title}</p>
			<p>{problem.description}</p>
		</div>
	);
}
