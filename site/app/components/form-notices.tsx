import { dealershipFormTranslations } from "@nev/widgets";
import type { RejectedLead } from "../leads/submit-lead.js";

/* What the server says about a form that was sent without scripts. With scripts, a toast does. */

const { sentTitle, sentHint, pendingHint } = dealershipFormTranslations.en;

/** An error that concerns a form as a whole. */
export function FormProblem({ problem }: { problem: RejectedLead["problem"] }) {
	if (!problem) return null;
	return (
		<div className="nev-form-problem" role="alert">
			<p className="nev-form-problem-title">{problem.title}</p>
			<p>{problem.description}</p>
		</div>
	);
}

/** @param added the address's parameter: "pending" if the dealership waits for review */
export function DealershipAdded({ added }: { added: string | null }) {
	if (!added) return null;
	return (
		<div className="nev-panel" role="status">
			<p className="nev-panel-title">{sentTitle}</p>
			<p className="nev-panel-hint">{added === "pending" ? pendingHint : sentHint}</p>
		</div>
	);
}
