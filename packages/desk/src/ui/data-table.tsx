import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { uiMessages as messages } from "./messages.js";
import type { Selection } from "./selection.js";
import { useWantedParameters } from "./wanted-parameters.js";

/** A column of a table. */
export interface Column<Row> {
	/** Identifies it, and names its class: `column-phone`. */
	readonly name: string;
	readonly heading: string;
	readonly cell: (row: Row) => ReactNode;
	/** The value of `sort` in the address that sorts by it; unset: it cannot be sorted by. */
	readonly sort?: string;
	/** Left out in windows below this width, where the row's own page shows it; unset: never. */
	readonly from?: "tablet" | "desktop";
}

interface DataTableProps<Row> {
	/** What is in it, for screen readers. */
	readonly caption: string;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	/** The present order. */
	readonly sort: { readonly by: string; readonly order: "asc" | "desc" };
	/** Which rows are selected; unset: none can be. */
	readonly selection?: Selection | undefined;
	/** The name of a row, for its checkbox. */
	readonly nameOf: (row: Row) => string;
}

/** A table of rows with ids. The server has sorted it; a heading leads to another order. */
export function DataTable<Row extends { readonly id: number }>({
	caption,
	columns,
	rows,
	sort,
	selection,
	nameOf,
}: DataTableProps<Row>) {
	return (
		<table className="data-table">
			<caption className="nev-visually-hidden">{caption}</caption>
			<thead>
				<tr>
					{selection && (
						<th scope="col" className="column-select">
							<PageCheckbox selection={selection} rows={rows.length} />
						</th>
					)}
					{columns.map(({ name, heading, sort: by, from }) => {
						const order = by === sort.by ? sort.order : undefined;
						return (
							<th
								key={name}
								scope="col"
								className={classOf(name, from)}
								aria-sort={order && (order === "asc" ? "ascending" : "descending")}
							>
								{by ? <SortLink by={by} order={order} heading={heading} /> : heading}
							</th>
						);
					})}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						{selection && (
							<td className="column-select">
								<label className="row-checkbox">
									<input
										type="checkbox"
										aria-label={messages.selectRow(nameOf(row))}
										checked={selection.ids.has(row.id)}
										onChange={() => selection.toggle(row.id)}
									/>
								</label>
							</td>
						)}
						{columns.map(({ name, cell, from }) => (
							<td key={name} className={classOf(name, from)}>
								{cell(row)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Selects all rows of the page, or none. */
function PageCheckbox({ selection, rows }: { selection: Selection; rows: number }) {
	const { ids, togglePage } = selection;
	return (
		<label className="row-checkbox">
			<input
				ref={(input) => {
					if (input) input.indeterminate = ids.size > 0 && ids.size < rows;
				}}
				type="checkbox"
				aria-label={messages.selectPage}
				checked={ids.size === rows}
				onChange={togglePage}
			/>
		</label>
	);
}

function classOf(name: string, from: Column<never>["from"]): string {
	return from ? `column-${name} column-from-${from}` : `column-${name}`;
}

interface SortLinkProps {
	readonly by: string;
	/** Its present order, if the table is sorted by it. */
	readonly order: "asc" | "desc" | undefined;
	readonly heading: string;
}

/** Sorts by a column, or turns its order around. The list begins at its first page again. */
function SortLink({ by, order, heading }: SortLinkProps) {
	const next = useWantedParameters();
	next.delete("after");
	next.delete("before");
	next.set("sort", by);
	next.set("order", order === "asc" ? "desc" : "asc");
	return (
		<Link to={{ search: `${next}` }} className="sort-link" preventScrollReset>
			{heading}
			{order === "asc" && <ArrowUp aria-hidden="true" />}
			{order === "desc" && <ArrowDown aria-hidden="true" />}
		</Link>
	);
}
