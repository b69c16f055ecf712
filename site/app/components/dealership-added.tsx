import { dealershipFormTranslations } from "@nev/widgets";

const { sentTitle, sentHint, pendingHint } = dealershipFormTranslations.en;

/**
 * What the server says about a dealership that was sent without scripts. With scripts, a toast does.
 *
 * @param added the address's parameter: "pending" if the dealership waits for review
 */
export function DealershipAdded({ added }: { added: string | null }) {
	if (!added) return null;
	return (
		<div className="nev-panel" role="status">
			<p className="nev-panel-title">{sentTitle}</p>
			<p className="nev-panel-hint">{added === "pending" ? pendingHint : sentHint}</p>
		</div>
	);
}
