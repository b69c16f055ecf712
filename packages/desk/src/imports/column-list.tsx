import type { DeskImport } from "@nev/contract/desk";
import { fieldLabelOf } from "./field-label.js";
import { importMessages as messages } from "./messages.js";

/** How the columns of a file were understood. Open if one of them is left out. */
export function ColumnList({ one: { kind, columns } }: { one: DeskImport }) {
	const { understood, leftOut, unknown } = columns;
	if (understood.length === 0) return null;
	return (
		<details className="import-details" open={leftOut.length + unknown.length > 0}>
			<summary>{messages.columns}</summary>
			<ul>
				{leftOut.map(({ readInstead, ...column }) => (
					<li key={`left out ${column.number}`}>{messages.columnLeftOut(column, readInstead)}</li>
				))}
				{[...new Set(unknown)].map((heading) => (
					<li key={`unknown ${heading}`}>{messages.columnUnknown(heading)}</li>
				))}
				{understood.map(({ heading, field }) => (
					<li key={field}>{messages.columnRead(heading, fieldLabelOf(kind, field))}</li>
				))}
			</ul>
		</details>
	);
}
