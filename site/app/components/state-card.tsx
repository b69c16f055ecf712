import type { State } from "@nev/contract";
import { StateBadge } from "@nev/widgets/ui";
import { formatDealerCount } from "./numbers.js";
import { RouteShield } from "./route-shield.js";

export interface StateCardProps {
	state: State;
	headingLevel?: 2 | 3;
	/** Its place in an order, where it has one. */
	rank?: number;
	isHighlighted?: boolean;
}

/** A state with its number of dealers; all of it leads to the state's page. */
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
