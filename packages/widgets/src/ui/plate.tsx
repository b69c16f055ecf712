import { isStateName, usStates } from "@nev/contract";

/** A state's abbreviation as a licence plate shows it; read out as the state's name. */
export function Plate({ state }: { state: string }) {
	const abbreviation = isStateName(state) ? usStates[state] : state;
	return (
		<abbr className="nev-plate" title={state}>
			{abbreviation}
		</abbr>
	);
}
