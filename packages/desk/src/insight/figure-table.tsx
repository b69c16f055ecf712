import { byteOrderMark, csvLine } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "../session/download.js";
import { formatCount } from "../ui/messages.js";
import { insightMessages as messages } from "./messages.js";

/** A column of figures, or of the names before them. */
export interface FigureColumn<Row> {
	readonly heading: string;
	/** The text or the number, as a file has it. */
	readonly value: (row: Row) => string | number;
	/** What is shown in its place. */
	readonly show?: (row: Row) => ReactNode;
	/** `number`: aligned, so that figures can be compared. `bar`: a bar too, the largest one of full length. */
	readonly look?: "number" | "bar";
}

interface FigureTableProps<Row> {
	readonly title: string;
	/** The name of its file, without `.csv`. */
	readonly file: string;
	/** The first one names the row. */
	readonly columns: readonly FigureColumn<Row>[];
	readonly rows: readonly Row[];
	/** What the file has in place of the rows. */
	readonly fileRows?: readonly Row[];
	/** Below the heading. */
	readonly note?: string | undefined;
}

/** A table of figures that can be saved. A long one scrolls in its own frame. */
export function FigureTable<Row>({
	title,
	file,
	columns,
	rows,
	fileRows = rows,
	note,
}: FigureTableProps<Row>) {
	const largest = columns.map(({ value }) => Math.max(1, ...rows.map((row) => Number(value(row)))));

	function save(): void {
		const lines = [
			columns.map(({ heading }) => heading),
			...fileRows.map((row) => columns.map(({ value }) => value(row))),
		];
		const type = "text/csv;charset=utf-8";
		saveFile(`${file}.csv`, new Blob([byteOrderMark, ...lines.map(csvLine)], { type }));
	}

	return (
		<div className="figures">
			<div className="figures-head">
				<h3 id={file}>{title}</h3>
				<Button
					variant="quiet"
					className="compact"
					aria-label={messages.saveCsvOf(title)}
					onClick={save}
				>
					<Download aria-hidden="true" />
					{messages.saveCsv}
				</Button>
			</div>
			{note && <p className="field-hint">{note}</p>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset has fields in it */}
			<div className="figures-frame" role="group" aria-labelledby={file} tabIndex={0}>
				<table className="figures-table" aria-labelledby={file}>
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column.heading} scope="col" className={classOf(column)}>
									{column.heading}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row, index) => (
							<tr key={index}>
								{columns.map((column, place) => (
									<Cell
										key={column.heading}
										column={column}
										row={row}
										isName={place === 0}
										largest={largest[place] ?? 1}
									/>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}

function classOf<Row>({ look }: FigureColumn<Row>): string | undefined {
	return look && `is-${look}`;
}

interface CellProps<Row> {
	readonly column: FigureColumn<Row>;
	readonly row: Row;
	readonly isName: boolean;
	readonly largest: number;
}

function Cell<Row>({ column, row, isName, largest }: CellProps<Row>) {
	const plain = column.value(row);
	const text = column.show?.(row) ?? (typeof plain === "number" ? formatCount(plain) : plain);
	if (isName) return <th scope="row">{text}</th>;
	return (
		<td className={classOf(column)}>
			<span>{text}</span>
			{column.look === "bar" && (
				<svg className="figure-bar" aria-hidden="true">
					<rect width={`${(100 * Number(plain)) / largest}%`} height="100%" rx="2" />
				</svg>
			)}
		</td>
	);
}
