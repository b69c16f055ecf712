import type { State } from "@nev/contract";
import { StateBadge } from "@nev/widgets/ui";
import { formatDealerCount } from "../content/figures.js";
import { RouteShield } from "./road-signs.js";

export interface StateCardProps {
	state: State;
	headingLevel?: 2 | 3;
	/** The state's position in a ranking. Shown in place of its emoji. */
	rank?: number;
	isHighlighted?: boolean;
}

/** A state with its number of dealers. The whole card links to the state's page. */
export function StateCard({ state, headingLevel = 3, rank, isHighlighted }: StateCardProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<article className={isHighlighted ? "state-card state-card-top" : "state-card"}>
			{rank === undefined ? (
				<span className="state-emoji" aria-hidden="true">
					{state.emoji}
				</span>
			) : (
				<RouteShield text={String(rank)} />
			)}
			<div>
				<Heading>
					<a href={`/states/${state.slug}`}>{state.name}</a>
				</Heading>
				<p>{formatDealerCount(state.dealerCount)}</p>
			</div>
			<StateBadge state={state.name} />
		</article>
	);
}
