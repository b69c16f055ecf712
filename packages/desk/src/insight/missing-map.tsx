import { usStates } from "@nev/contract";
import { stateOutlines } from "@nev/widgets/internal";
import { formatCount } from "../ui/messages.js";
import { type Level, levelOf, levelsOf } from "./levels.js";
import { insightMessages as messages } from "./messages.js";
import type { StateSearches } from "./state-searches.js";

/** The states, shaded by how many searches found nobody. What it shows is in the table beside it. */
export function MissingMap({ states }: { states: readonly StateSearches[] }) {
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
