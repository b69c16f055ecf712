import { isStateName, usStates } from "@nev/contract";
import { VisuallyHidden } from "./visually-hidden.js";

/** A state's abbreviation, like on a licence plate. Screen readers read the state's name. */
export function StateBadge({ state }: { state: string }) {
	const abbreviation = isStateName(state) ? usStates[state] : state;
	return (
		<span className="nev-state-badge" title={state}>
			<span aria-hidden="true">{abbreviation}</span>
			<VisuallyHidden>{state}</VisuallyHidden>
		</span>
	);
}
