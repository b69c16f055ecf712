import type { ChangedRow, RecordedTable } from "@nev/contract/desk";
import { fieldLabel, formatValue } from "./describe-change.js";
import { changeKindLabels, changeMessages as messages } from "./messages.js";

interface FieldChangesProps extends Pick<ChangedRow, "kind" | "fields"> {
	readonly table: RecordedTable;
}

/** `Phone: old → new` for each field. Those of a whole row are folded up. */
export function FieldChanges({ table, kind, fields }: FieldChangesProps) {
	if (kind === "updated") {
		return (
			<ul className="field-changes">
				{fields.map(({ field, before, after }) => (
					<li key={field}>
						<span className="field-name">{fieldLabel(table, field)}:</span>{" "}
						<span className="field-value">{formatValue(before, { table, field })}</span> →{" "}
						<span className="field-value">{formatValue(after, { table, field })}</span>
					</li>
				))}
			</ul>
		);
	}
	const values = fields.map(({ field, before, after }) => ({
		field,
		value: kind === "inserted" ? after : before,
	}));
	return (
		<details className="field-changes">
			<summary>{messages.values(changeKindLabels[kind])}</summary>
			<ul>
				{values
					.filter(({ value }) => value !== null && value !== "")
					.map(({ field, value }) => (
						<li key={field}>
							<span className="field-name">{fieldLabel(table, field)}:</span>{" "}
							<span className="field-value">{formatValue(value, { table, field })}</span>
						</li>
					))}
			</ul>
		</details>
	);
}
