import type { FinancingRate } from "@nev/contract";
import { describeRate, findDoubtfulRates } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { StatusLabel } from "../ui/status-label.js";
import { rateMessages as messages } from "./messages.js";

interface RateTableProps {
	readonly rates: readonly FinancingRate[];
	/** The company's day: `2027-01-31`. */
	readonly today: string;
	readonly onEdit: (index: number) => void;
	readonly onRemove: (index: number) => void;
}

/** The list of rates. In a narrow window each is a card; the roles keep it a table for screen readers. */
export function RateTable({ rates, today, onEdit, onRemove }: RateTableProps) {
	const doubts = new Map(findDoubtfulRates(rates, today).map((doubt) => [doubt.index, doubt]));
	const headings = [
		...[messages.lender, messages.creditScores, messages.term, messages.apr],
		...[messages.details, messages.actions],
	];
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as cards is none for screen readers
		<table className="rate-table" role="table">
			<caption className="nev-visually-hidden">{messages.caption}</caption>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
			<thead role="rowgroup">
				{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
				<tr role="row">
					{headings.map((heading) => (
						// biome-ignore lint/a11y/noRedundantRoles: see above
						<th key={heading} scope="col" role="columnheader">
							{heading}
						</th>
					))}
				</tr>
			</thead>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
			<tbody role="rowgroup">
				{rates.map((rate, index) => {
					const doubt = doubts.get(index);
					const other = rates[doubt?.other ?? -1];
					const name = describeRate(rate);
					const { conditions, endsOn, balloonPercent } = rate;
					return (
						// biome-ignore lint/a11y/noRedundantRoles: see above
						<tr key={index} role="row">
							{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
							<th scope="row" role="rowheader">
								{rate.lender}
							</th>
							<td>{messages.range(rate.minCreditScore, rate.maxCreditScore)}</td>
							<td>{messages.months(rate.term)}</td>
							<td>{rate.apr}%</td>
							<td className="rate-details">
								{doubt && (
									<StatusLabel tone={other ? "waiting" : "trouble"}>
										{other
											? messages.overlaps(
													messages.range(other.minCreditScore, other.maxCreditScore),
												)
											: doubt.kind === "ended"
												? messages.ended
												: messages.unseen}
									</StatusLabel>
								)}
								{endsOn && <span>{messages.until(endsOn)}</span>}
								{balloonPercent && <span>{messages.balloon(balloonPercent)}</span>}
								{conditions && <span>{conditions}</span>}
							</td>
							<td className="rate-actions">
								<Button
									className="compact"
									aria-label={messages.editLabel(name)}
									onClick={() => onEdit(index)}
								>
									{messages.edit}
								</Button>
								<Button
									className="compact"
									data-remove={index}
									aria-label={messages.removeLabel(name)}
									onClick={() => onRemove(index)}
								>
									{messages.remove}
								</Button>
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
