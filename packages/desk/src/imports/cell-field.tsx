import type { ImportKind, ImportNote } from "@nev/contract/desk";
import { useId } from "react";
import { fieldLabelOf } from "./field-label.js";
import { importMessages as messages } from "./messages.js";
import type { Corrections } from "./use-corrections.js";

interface CellFieldProps {
	readonly kind: ImportKind;
	readonly row: number;
	readonly cell: NonNullable<ImportNote["cell"]>;
	readonly corrections: Corrections;
}

/** The faulty cell of a refused row, to mend it. */
export function CellField({ kind, row, cell, corrections }: CellFieldProps) {
	const id = useId();
	const { field, text, problem } = cell;
	const corrected = corrections.textOf(row, field);
	return (
		<div className="cell-field">
			<label htmlFor={id}>{messages.mend(fieldLabelOf(kind, field), row)}</label>
			<input
				id={id}
				className="nev-input"
				value={corrected ?? text}
				autoComplete="off"
				aria-invalid={corrected === undefined}
				aria-describedby={`${id}-problem`}
				onChange={({ currentTarget }) => corrections.correct(row, field, currentTarget.value, text)}
			/>
			<p id={`${id}-problem`} className={corrected === undefined ? "field-error" : "field-hint"}>
				{corrected === undefined ? problem : messages.notChecked(text)}
			</p>
		</div>
	);
}
