import type { ImportKind, ImportNote } from "@nev/contract/desk";
import { fieldLabelOf } from "./field-label.js";
import { MendField } from "./mend-field.js";
import { describeProblem, importMessages as messages } from "./messages.js";
import type { Corrections } from "./use-corrections.js";

interface CellFieldProps {
	readonly kind: ImportKind;
	readonly row: number;
	readonly note: ImportNote["kind"];
	readonly cell: NonNullable<ImportNote["cell"]>;
	readonly corrections: Corrections;
}

/** The faulty cell of a row, to mend it. */
export function CellField({ kind, row, note, cell, corrections }: CellFieldProps) {
	const { field, text, problem } = cell;
	return (
		<MendField
			label={messages.mend(fieldLabelOf(kind, field), row)}
			text={text}
			corrected={corrections.textOf(row, field)}
			problem={describeProblem(note, problem)}
			isRefused={note === "refused"}
			onChange={(typed) => corrections.correct(row, field, typed, text)}
		/>
	);
}
