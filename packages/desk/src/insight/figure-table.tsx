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
	/** Aligned so that figures can be compared. */
	readonly isNumber?: boolean;
	/** Shows a number as a bar too, whose full length is the largest of the column. */
	readonly hasBar?: boolean;
}

export interface FigureTableProps<Row> {
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
export function FigureTable<Row>(props: FigureTableProps<Row>) {
	const { title, file, columns, rows, fileRows = rows, note } = props;
	const largest = columns.map(({ value }) => Math.max(1, ...rows.map((row) => Number(value(row)))));
	return (
		<div className="figures">
			<div className="figures-head">
				<h3 id={file}>{title}</h3>
				<SaveCsvButton
					title={title}
					file={file}
					lines={() => [
						columns.map(({ heading }) => heading),
						...fileRows.map((row) => columns.map(({ value }) => value(row))),
					]}
				/>
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

function classOf<Row>({ isNumber, hasBar }: FigureColumn<Row>): string | undefined {
	if (hasBar) return "has-bar";
	return isNumber ? "is-number" : undefined;
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
	if (!column.hasBar) return <td className={classOf(column)}>{text}</td>;
	return (
		<td className={classOf(column)}>
			<span>{text}</span>
			<svg className="figure-bar" aria-hidden="true">
				<rect width={`${(100 * Number(plain)) / largest}%`} height="100%" rx="2" />
			</svg>
		</td>
	);
}

interface SaveCsvButtonProps {
	/** What is saved, for screen readers. */
	readonly title: string;
	/** The name of the file, without `.csv`. */
	readonly file: string;
	/** Its lines, the headings first. */
	readonly lines: () => readonly (readonly (string | number)[])[];
}

/** Saves figures that the page has as a file. */
function SaveCsvButton({ title, file, lines }: SaveCsvButtonProps) {
	return (
		<Button
			variant="quiet"
			className="compact"
			aria-label={messages.saveCsvOf(title)}
			onClick={() =>
				saveFile(
					`${file}.csv`,
					new Blob([byteOrderMark, ...lines().map(csvLine)], { type: "text/csv;charset=utf-8" }),
				)
			}
		>
			<Download aria-hidden="true" />
			{messages.saveCsv}
		</Button>
	);
}
