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
						<span className="field-value">
							{formatValue(without(after, before), { table, field })}
						</span>{" "}
						→{" "}
						<span className="field-value">
							{formatValue(without(before, after), { table, field })}
						</span>
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

/** What of a list is not in another one: of fifty rates, the one that was changed. Other values are as they are. */
function without(others: unknown, value: unknown): unknown {
	if (!Array.isArray(value) || !Array.isArray(others)) return value;
	const known = new Set(others.map((one) => JSON.stringify(one)));
	return value.filter((one) => !known.has(JSON.stringify(one)));
}
