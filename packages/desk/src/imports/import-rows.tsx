import type { ImportKind, ImportRow } from "@nev/contract/desk";
import { Link } from "react-router";
import { FieldChanges } from "../changes/field-changes.js";
import { StatusLabel, type Tone } from "../ui/status-label.js";
import { CandidateChoice } from "./candidate-choice.js";
import { CellField } from "./cell-field.js";
import { fieldLabelOf } from "./field-label.js";
import { filterLabels, importMessages as messages, noteLabels } from "./messages.js";
import type { Corrections } from "./use-corrections.js";

const tones: Readonly<Partial<Record<ImportRow["outcome"], Tone>>> = {
	refused: "trouble",
	hidden: "waiting",
	removed: "waiting",
};

/** What becomes of what the file lacks. Of a JSON file, rows have no numbers. */
const notInFile: readonly ImportRow["outcome"][] = ["hidden", "removed", "missing"];

interface ImportRowsProps {
	readonly kind: ImportKind;
	readonly rows: readonly ImportRow[];
	/** Unset: nothing can be mended any more. */
	readonly corrections: Corrections | undefined;
}

/** The rows of a report, with what differs and what can be mended. */
export function ImportRows({ kind, rows, corrections }: ImportRowsProps) {
	return (
		<ul className="import-rows">
			{rows.map((row) => (
				<li key={row.place}>
					<span className="import-row-number">
						{row.row !== undefined && messages.row(row.row)}
						{notInFile.includes(row.outcome) && messages.notInFile}
					</span>
					<span className="import-row-name">
						{row.id !== undefined ? (
							<Link to={`/${kind}/${row.id}`}>{row.name || "—"}</Link>
						) : (
							row.name || "—"
						)}
					</span>
					<StatusLabel tone={tones[row.outcome] ?? "calm"}>{filterLabels[row.outcome]}</StatusLabel>
					<RowDetails kind={kind} row={row} corrections={corrections} />
				</li>
			))}
		</ul>
	);
}

interface RowDetailsProps extends Omit<ImportRowsProps, "rows"> {
	readonly row: ImportRow;
}

function RowDetails({ kind, row, corrections }: RowDetailsProps) {
	const fields = row.changes.map(({ field, old, new: after }) => ({ field, before: old, after }));
	return (
		<div className="import-row-details">
			{fields.length > 0 && (
				<FieldChanges
					table={kind === "dealers" ? "dealerships" : "vehicles"}
					kind="updated"
					fields={fields}
				/>
			)}
			{row.notes.map((note) => {
				const { row: number } = row;
				if (corrections && number !== undefined && note.candidates) {
					return (
						<CandidateChoice
							key={note.text}
							row={number}
							candidates={note.candidates}
							text={note.text}
							corrections={corrections}
						/>
					);
				}
				if (corrections && number !== undefined && note.cell) {
					return (
						<CellField
							key={note.text}
							{...{ kind, corrections }}
							note={note.kind}
							cell={note.cell}
							row={number}
						/>
					);
				}
				return (
					<p key={note.text}>
						<span className="field-name">{noteLabels[note.kind]}:</span>{" "}
						{note.cell
							? messages.problem(fieldLabelOf(kind, note.cell.field), note.cell.problem)
							: note.text}
					</p>
				);
			})}
		</div>
	);
}
