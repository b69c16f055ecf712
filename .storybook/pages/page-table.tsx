import { Fragment, type ReactNode } from "react";

interface PageTableProps {
	title: string;
	/** What it is about, above the table. */
	text?: string;
	/** What is between the text and the table, such as a picture. */
	children?: ReactNode;
	head: readonly string[];
	/** The first cell is the name of the row. */
	rows: readonly (readonly [name: ReactNode, ...cells: ReactNode[]])[];
}

/** A table of a page, or nothing if it has no rows. */
export function PageTable({ title, text, children, head, rows }: PageTableProps) {
	if (rows.length === 0) return null;
	return (
		<section>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
			{children}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
			<div className="sb-table" tabIndex={0}>
				<table>
					<thead>
						<tr>
							{head.map((cell) => (
								<th key={cell} scope="col">
									{cell}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([name, ...cells], row) => (
							<tr key={row}>
								<th scope="row">{name}</th>
								{cells.map((cell, index) => (
									<td key={head[index + 1]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

/** A sentence whose parts in backticks are code. */
export function CodeText({ text }: { text: string }) {
	return text
		.split("`")
		.map((part, index) =>
			index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
		);
}

export const Code = ({ children }: { children: ReactNode }) => <code>{children}</code>;
