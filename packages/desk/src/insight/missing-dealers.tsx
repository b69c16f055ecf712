import type { AreaSearches } from "@nev/contract/desk";
import { EmptyPanel } from "@nev/widgets/ui";
import { type FigureColumn, FigureTable } from "./figure-table.js";
import { insightMessages as messages } from "./messages.js";
import { MissingMap } from "./missing-map.js";
import { type StateSearches, searchesByState } from "./state-searches.js";

const figures: readonly FigureColumn<StateSearches>[] = [
	{ heading: messages.searches, value: ({ searches }) => searches, isNumber: true },
	{
		heading: messages.foundNobody,
		value: ({ foundNobody }) => foundNobody,
		isNumber: true,
	},
	{
		heading: messages.share,
		value: ({ foundNobody, searches }) => messages.percent(foundNobody, searches),
		isNumber: true,
	},
];

const stateColumn = { heading: messages.state, value: ({ state }: StateSearches) => state };

/** The searches that found no dealer, on a map of the states and by the beginning of the ZIP code. */
export function MissingDealers({ searches }: { searches: readonly AreaSearches[] }) {
	const states = searchesByState(searches);
	return (
		<section className="with-figure" aria-labelledby="missing">
			<h2 id="missing">{messages.missing}</h2>
			<p className="field-hint">{messages.missingHint}</p>
			{searches.length === 0 ? (
				<EmptyPanel title={messages.noSearches} hint={messages.noSearchesHint} />
			) : (
				<>
					<MissingMap states={states} />
					<FigureTable
						title={messages.searchesByState}
						file="searches-by-state"
						columns={[stateColumn, ...figures]}
						rows={states}
					/>
					<FigureTable
						title={messages.searchesByArea}
						file="searches-by-zip-area"
						columns={[
							{
								heading: messages.area,
								value: ({ zip3 }: AreaSearches) => messages.areaName(zip3),
							},
							stateColumn,
							...figures,
						]}
						rows={searches}
					/>
				</>
			)}
		</section>
	);
}
