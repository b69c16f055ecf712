import type { ChangedRow, RecordedTable } from "@nev/contract/desk";
import { describeListChange, fieldLabel, formatValue } from "./describe-change.js";
import { changeKindLabels, changeMessages as messages } from "./messages.js";

interface FieldChangesProps extends Pick<ChangedRow, "kind" | "fields"> {
	readonly table: RecordedTable;
}

/** `Phone: old → new` for each field, and what was done to the items of a list. Those of a whole row are folded up. */
export function FieldChanges({ table, kind, fields }: FieldChangesProps) {
	if (kind === "updated") {
		return (
			<ul className="field-changes">
				{fields.map((change) => (
					<FieldChange key={change.field} table={table} {...change} />
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

interface FieldChangeProps {
	readonly table: RecordedTable;
	readonly field: string;
	readonly before: unknown;
	readonly after: unknown;
}

function FieldChange({ table, field, before, after }: FieldChangeProps) {
	const place = { table, field };
	const label = fieldLabel(table, field);
	const list = describeListChange(before, after, place);
	if (list) {
		return list.map(({ what, text }) => (
			<li key={what}>
				<span className="field-name">
					{label}, {what}:
				</span>{" "}
				<span className="field-value">{text}</span>
			</li>
		));
	}
	return (
		<li>
			<span className="field-name">{label}:</span>{" "}
			<span className="field-value">{formatValue(before, place)}</span> →{" "}
			<span className="field-value">{formatValue(after, place)}</span>
		</li>
	);
}
