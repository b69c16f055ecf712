import { useState } from "react";
import { useNev } from "../../provider/index.js";
import { Button } from "../../ui/index.js";
import { CopyButton } from "../results/copy-button.js";
import { type ScheduleRows, spreadsheetText } from "./schedule-rows.js";
import { useDetails } from "./use-details.js";

export interface ScheduleTableProps {
	caption: string;
	rowsOf: (isMonthly: boolean) => ScheduleRows;
}

/** A table of all payments by year, which the visitor can change to by month. */
export function ScheduleTable({ caption, rowsOf }: ScheduleTableProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const [isMonthly, setIsMonthly] = useState(false);
	const { columns, rows } = rowsOf(isMonthly);
	const head = [
		isMonthly ? messages.month : messages.year,
		...columns.map((column) => messages[column]),
	];
	const amount = new Intl.NumberFormat(locale, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
	});
	return (
		<div className="nev-schedule">
			<div className="nev-schedule-tools">
				{[false, true].map((isByMonth) => (
					<Button
						key={String(isByMonth)}
						aria-pressed={isMonthly === isByMonth}
						onClick={() => setIsMonthly(isByMonth)}
					>
						{isByMonth ? messages.byMonth : messages.byYear}
					</Button>
				))}
				<CopyButton
					label={messages.copyTable}
					copiedLabel={messages.tableCopied}
					text={() => spreadsheetText(head, rows)}
				/>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll a long table */}
			<section className="nev-schedule-scroll" tabIndex={0} aria-label={caption}>
				<table part="table">
					<caption>{caption}</caption>
					<thead>
						<tr>
							{head.map((name) => (
								<th key={name} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([number, ...amounts]) => (
							<tr key={number}>
								<th scope="row">{number}</th>
								{amounts.map((value, index) => (
									<td key={columns[index]}>{amount.format(value)}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}
