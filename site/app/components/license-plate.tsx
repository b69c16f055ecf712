import type { State } from "@nev/contract";

/** A state's abbreviation and emoji on a licence plate; a picture only, the words stand beside it. */
export function LicensePlate({ state }: { state: State }) {
	return (
		<div className="license-plate" aria-hidden="true">
			<span className="license-plate-state">{state.name}</span>
			<span className="license-plate-main">
				{state.abbreviation}
				<span className="license-plate-emoji">{state.emoji}</span>
			</span>
			<span className="license-plate-foot">Neighborhood Electric</span>
		</div>
	);
}
