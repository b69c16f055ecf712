import { type DealerAnswers, maxLeadCounts } from "@nev/contract/desk";
import { EmptyPanel } from "@nev/widgets/ui";
import { Link } from "react-router";
import { type FigureColumn, FigureTable } from "./figure-table.js";
import { insightMessages as messages } from "./messages.js";

const nameOf = ({ id, name }: DealerAnswers) => name || messages.removedDealer(id);

const columns: readonly FigureColumn<DealerAnswers>[] = [
	{
		heading: messages.dealer,
		value: nameOf,
		show: (dealer) =>
			dealer.name ? <Link to={`/dealers/${dealer.id}`}>{dealer.name}</Link> : nameOf(dealer),
	},
	{ heading: messages.leads, value: ({ leads }) => leads, look: "number" },
	{ heading: messages.taken, value: ({ taken }) => taken, look: "number" },
	{
		heading: messages.openHours,
		value: ({ openMinutes }) => (openMinutes === null ? "" : Math.round(openMinutes / 6) / 10),
		look: "number",
	},
	{ heading: messages.givenBack, value: ({ givenBack }) => givenBack, look: "number" },
];

/** How each dealer answers its leads. */
export function WhoAnswers({ answers }: { answers: readonly DealerAnswers[] }) {
	return (
		<section className="answers" aria-labelledby="answers">
			<h2 id="answers">{messages.answers}</h2>
			<p className="field-hint">{messages.answersHint}</p>
			{answers.length === 0 ? (
				<EmptyPanel title={messages.noAnswers} hint={messages.noAnswersHint} />
			) : (
				<FigureTable
					title={messages.answersByDealer}
					file="answers-by-dealer"
					columns={columns}
					rows={answers}
					note={answers.length === maxLeadCounts ? messages.most(maxLeadCounts) : undefined}
				/>
			)}
		</section>
	);
}
