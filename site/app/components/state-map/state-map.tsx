import type { State } from "@nev/contract";
import { stateOutlines } from "@nev/widgets/internal";
import { formatDealerCount } from "../../content/figures.js";
import { dealerLevels, describeLevel, levelOf } from "./dealer-levels.js";

/**
 * The states by number of dealers, each a link to its page. Where there is little room, the states
 * are tiles of one size.
 */
export function StateMap({ states }: { states: readonly State[] }) {
	const levels = dealerLevels(states.map(({ dealerCount }) => dealerCount));
	return (
		<figure className="state-map">
			{/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
			<svg viewBox="0 0 975 610" role="group" aria-label="Map of the states by number of dealers">
				{states.map((state) => (
					<StateLink key={state.slug} state={state} level={levelOf(state.dealerCount, levels)} />
				))}
			</svg>
			<figcaption>
				<p>Each state shows its number of dealers.</p>
				<ul>
					<li className="level-0">No dealer yet</li>
					{levels.map((level, index) => (
						<li key={level.from} className={`level-${index + 1}`}>
							{describeLevel(level)}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}

function StateLink({ state, level }: { state: State; level: number }) {
	const { name, slug, abbreviation, dealerCount } = state;
	const outline = stateOutlines[abbreviation];
	if (!outline) return null;
	const { path, middle, label } = outline;
	// A state that is too small for a name has it beside the map.
	const isBeside = middle.x !== label.x || middle.y !== label.y;
	return (
		<a href={`/states/${slug}`} className={`level-${level} at-${abbreviation.toLowerCase()}`}>
			<title>{`${name} (${abbreviation}): ${formatDealerCount(dealerCount)}`}</title>
			<path d={path} />
			{isBeside && <path className="leader" d={`M${middle.x} ${middle.y}L${label.x} ${label.y}`} />}
			<g>
				<rect />
				<text>{abbreviation}</text>
				<text>{dealerCount}</text>
			</g>
		</a>
	);
}
