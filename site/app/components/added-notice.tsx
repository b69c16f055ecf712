import { dealershipFormTranslations } from "@nev/widgets";

const { sentTitle, sentHint, pendingHint } = dealershipFormTranslations.en;

/** Tells a dealer without scripts that the sign-up has arrived; with scripts a toast does. */
export function AddedNotice({ added }: { added: string | null }) {
	if (!added) return null;
	return (
		<div className="nev-panel" role="status">
			<p className="nev-panel-title">{sentTitle}</p>
			<p className="nev-panel-hint">{added === "pending" ? pendingHint : sentHint}</p>
		</div>
	);
}
