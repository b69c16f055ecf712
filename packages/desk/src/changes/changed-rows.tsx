import type { ChangedRow, RecordedTable } from "@nev/contract/desk";
import { Link } from "react-router";
import { rowLabel } from "./describe-undone.js";
import { FieldChanges } from "./field-changes.js";
import { changeKindLabels } from "./messages.js";

/** The pages of rows. Mails have none. */
const paths: Readonly<Partial<Record<RecordedTable, string>>> = {
	dealerships: "/dealers",
	leads: "/leads",
	vehicles: "/vehicles",
};

/** The rows of a change, with what became of their fields. */
export function ChangedRows({ rows }: { rows: readonly ChangedRow[] }) {
	return (
		<ul className="changed-rows">
			{rows.map((row) => (
				<li key={`${row.table} ${row.id}`}>
					<RowLabel row={row} /> {changeKindLabels[row.kind]}
					<FieldChanges {...row} />
				</li>
			))}
		</ul>
	);
}

function RowLabel({ row }: { row: ChangedRow }) {
	if (row.table === "company_facts") return <Link to="/company">{rowLabel(row)}</Link>;
	const path = paths[row.table];
	const isThere = row.kind !== "deleted" && (row.name !== null || row.table === "leads");
	return path && isThere ? (
		<Link to={`${path}/${row.id}`}>{rowLabel(row)}</Link>
	) : (
		<span>{rowLabel(row)}</span>
	);
}
