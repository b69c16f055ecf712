import { regionAbbreviation } from "@nev/contract";
import { VisuallyHidden } from "./visually-hidden.js";

/**
 * The abbreviation of a state, a territory or the District, like on a licence plate. Screen readers
 * read the name. Any other text is shown as it is.
 */
export function StateBadge({ state }: { state: string }) {
	return (
		<span className="nev-state-badge" part="badge" title={state}>
			<span aria-hidden="true">{regionAbbreviation(state) ?? state}</span>
			<VisuallyHidden>{state}</VisuallyHidden>
		</span>
	);
}
