import type { ImportNote } from "@nev/contract/desk";
import { useId } from "react";
import { importMessages as messages } from "./messages.js";
import type { Corrections } from "./use-corrections.js";

interface CandidateChoiceProps {
	readonly row: number;
	readonly candidates: NonNullable<ImportNote["candidates"]>;
	/** Why somebody has to choose. */
	readonly text: string;
	readonly corrections: Corrections;
}

/** The dealers that a row may be, to choose one. */
export function CandidateChoice({ row, candidates, text, corrections }: CandidateChoiceProps) {
	const name = useId();
	const choice = corrections.choiceOf(row) ?? null;
	return (
		<fieldset className="options candidates">
			<legend>{messages.choose(row)}</legend>
			{/* Of several, it says no more than their names. */}
			{candidates.length === 1 && <p className="field-error">{text}</p>}
			{candidates.map(({ id, name: dealer, place }) => (
				<label key={id}>
					<input
						type="radio"
						name={name}
						checked={choice === id}
						onChange={() => corrections.choose(row, id)}
					/>
					<span>
						{dealer}, {place} ({id})
					</span>
				</label>
			))}
			<label>
				<input
					type="radio"
					name={name}
					checked={choice === null}
					onChange={() => corrections.choose(row, null)}
				/>
				{messages.refusedAsIs(candidates.length)}
			</label>
		</fieldset>
	);
}
