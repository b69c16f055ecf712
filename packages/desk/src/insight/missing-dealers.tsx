import { usStates } from "@nev/contract";
import type { AreaSearches } from "@nev/contract/desk";
import { stateOutlines } from "@nev/widgets/internal";
import { EmptyPanel } from "@nev/widgets/ui";
import { formatCount } from "../ui/messages.js";
import { type FigureColumn, FigureTable } from "./figure-table.js";
import { type Level, levelOf, levelsOf } from "./levels.js";
import { insightMessages as messages } from "./messages.js";

type StateSearches = Omit<AreaSearches, "zip3">;

const figures: readonly FigureColumn<StateSearches>[] = [
	{ heading: messages.searches, value: ({ searches }) => searches, look: "number" },
	{
		heading: messages.foundNobody,
		value: ({ foundNobody }) => foundNobody,
		look: "number",
	},
	{
		heading: messages.share,
		value: ({ foundNobody, searches }) => messages.percent(foundNobody, searches),
		look: "number",
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

/** The searches of each state, where most found nobody first. */
function searchesByState(areas: readonly AreaSearches[]): StateSearches[] {
	const states = new Map<string, StateSearches>();
	for (const { state, searches, foundNobody } of areas) {
		const sum = states.get(state) ?? { state, searches: 0, foundNobody: 0 };
		states.set(state, {
			state,
			searches: sum.searches + searches,
			foundNobody: sum.foundNobody + foundNobody,
		});
	}
	return [...states.values()].sort(
		(a, b) =>
			b.foundNobody - a.foundNobody ||
			b.searches - a.searches ||
			a.state.localeCompare(b.state, "en"),
	);
}

/** The states, shaded by how many searches found nobody. What it shows is in the table beside it. */
function MissingMap({ states }: { states: readonly StateSearches[] }) {
	const missing = new Map(states.map(({ state, foundNobody }) => [state, foundNobody]));
	const total = states.reduce((sum, { foundNobody }) => sum + foundNobody, 0);
	const levels = levelsOf([...missing.values()]);
	return (
		<figure className="missing-map">
			<svg
				viewBox="0 0 975 610"
				role="img"
				aria-label={messages.map(total, states[0]?.state ?? "")}
			>
				{Object.entries(usStates).map(([state, abbreviation]) => (
					<State
						key={state}
						name={state}
						abbreviation={abbreviation}
						count={missing.get(state) ?? 0}
						levels={levels}
					/>
				))}
			</svg>
			<figcaption>
				<ul>
					<li>
						<Swatch level={0} />
						{messages.nobodyMissing}
					</li>
					{levels.map(({ level, from, to }) => (
						<li key={level}>
							<Swatch level={level} />
							{messages.level(from, to)}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}

interface StateProps {
	readonly name: string;
	readonly abbreviation: string;
	readonly count: number;
	readonly levels: readonly Level[];
}

function State({ name, abbreviation, count, levels }: StateProps) {
	const outline = stateOutlines[abbreviation];
	if (!outline) return null;
	const { path, middle, label } = outline;
	const isBeside = middle.x !== label.x || middle.y !== label.y;
	return (
		<g className={`level-${levelOf(count, levels)}`}>
			<title>{messages.mapState(name, count)}</title>
			<path d={path} />
			{isBeside && count > 0 && (
				<line className="leader" x1={middle.x} y1={middle.y} x2={label.x - 18} y2={label.y} />
			)}
			{count > 0 && (
				<text className={isBeside ? "is-beside" : undefined} x={label.x} y={label.y}>
					<tspan x={label.x} dy="-0.1em">
						{abbreviation}
					</tspan>
					<tspan x={label.x} dy="1em">
						{formatCount(count)}
					</tspan>
				</text>
			)}
		</g>
	);
}

function Swatch({ level }: { level: number }) {
	return (
		<svg className={`swatch level-${level}`} width="16" height="16" aria-hidden="true">
			<path d="M0 0h16v16H0z" />
		</svg>
	);
}
