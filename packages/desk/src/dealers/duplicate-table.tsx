import {
	type DealerField,
	type DuplicatePair,
	type DuplicateSide,
	dealerFields,
} from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Moment } from "../ui/moment.js";
import { seenName } from "../ui/seen-name.js";
import { toFormValues } from "./form-values.js";
import {
	duplicateMessages,
	fieldLabels,
	leadFormatLabels,
	dealerMessages as messages,
	visibilityLabels,
} from "./messages.js";

export interface DuplicateTableProps extends DuplicatePair {
	readonly onHide: (side: DuplicateSide) => void;
	/** The operator says that the two are no duplicates. */
	readonly onDistinct: () => void;
	/** Whether this is being said of a pair already. */
	readonly isTelling: boolean;
}

/** Two dealers beside each other, with what differs marked by a sign. */
export function DuplicateTable(props: DuplicateTableProps) {
	const { reasons, sides, onHide, onDistinct, isTelling } = props;
	const [left, right] = sides.map(({ dealer }) => toFormValues(dealer));
	if (!left || !right) return null;
	const shown = dealerFields.filter((field) => left[field] !== "" || right[field] !== "");
	return (
		<section>
			<table className="duplicates">
				<caption>{reasons.map((reason) => duplicateMessages.reasons[reason]).join(", ")}</caption>
				<thead>
					<tr>
						<td />
						{sides.map((side) => (
							<th key={side.dealer.id} scope="col">
								<Link to={`/dealers/${side.dealer.id}`}>{seenName(side.dealer.values.name)}</Link>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{shown.map((field) => (
						<tr key={field} className={left[field] === right[field] ? undefined : "differs"}>
							<th scope="row">
								{fieldLabels[field]}
								{left[field] !== right[field] && (
									<span className="differs-mark" role="img" aria-label={duplicateMessages.differs}>
										≠
									</span>
								)}
							</th>
							<td>{textOf(field, left[field])}</td>
							<td>{textOf(field, right[field])}</td>
						</tr>
					))}
					<SideRow
						label={messages.visibility}
						sides={sides}
						cell={({ dealer }) => visibilityLabels[dealer.visibility]}
					/>
					<SideRow
						label={messages.since}
						sides={sides}
						cell={({ dealer }) => <Moment time={dealer.createdAt} />}
					/>
					<SideRow label={duplicateMessages.leads} sides={sides} cell={({ leads }) => leads} />
					<SideRow
						label={messages.actions}
						sides={sides}
						cell={(side) => (
							<Button
								className="compact"
								aria-label={duplicateMessages.hideLabel(side.dealer.values.name, side.dealer.id)}
								onClick={() => onHide(side)}
							>
								{duplicateMessages.hide}
							</Button>
						)}
					/>
				</tbody>
			</table>
			<p>
				<Button
					className="compact"
					aria-label={duplicateMessages.distinctLabel(sides[0].dealer.id, sides[1].dealer.id)}
					aria-disabled={isTelling}
					onClick={onDistinct}
				>
					{duplicateMessages.distinct}
				</Button>
			</p>
		</section>
	);
}

function textOf(field: DealerField, text: string): string {
	return field === "leadFormat"
		? (leadFormatLabels[text as keyof typeof leadFormatLabels] ?? text)
		: text;
}

interface SideRowProps {
	readonly label: string;
	readonly sides: DuplicatePair["sides"];
	readonly cell: (side: DuplicateSide) => ReactNode;
}

function SideRow({ label, sides, cell }: SideRowProps) {
	return (
		<tr>
			<th scope="row">{label}</th>
			{sides.map((side) => (
				<td key={side.dealer.id}>{cell(side)}</td>
			))}
		</tr>
	);
}
