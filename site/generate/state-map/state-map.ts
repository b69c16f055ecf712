import { callouts, tileRows } from "./label-places.js";
import { type StateOutline, stateOutlines } from "./state-outlines.js";

const note = 'Generated from us-atlas by "pnpm --filter @nev/site state-map"; do not edit.';

/** Where the sources are. */
export const stateMapFiles = {
	module: new URL(
		"../../../packages/widgets/src/map/usa/state-outlines.generated.ts",
		import.meta.url,
	),
	styles: new URL("../../app/styles/state-map-places.generated.css", import.meta.url),
};

/** The sources of maps of the states: a module with the outlines, and the site's style sheet with places. */
export function stateMapSources(): { module: string; styles: string } {
	const states = [...stateOutlines()];
	const lines = states.map(([state, outline]) => {
		const placed = { ...outline, label: labelOf(state, outline) };
		return `\t${state}: ${JSON.stringify(placed)},\n`;
	});
	const rules = states.map(([state, outline]) => {
		const { x, y } = labelOf(state, outline);
		const row = tileRows.findIndex((tiles) => tiles.includes(state));
		const column = tileRows[row]?.indexOf(state);
		return `.at-${state.toLowerCase()}{--x:${x}px;--y:${y}px;--column:${column};--row:${row}}`;
	});
	return {
		module: `// ${note}

interface Place {
	readonly x: number;
	readonly y: number;
}

/** A state on a map of 975 by 610 units. */
export interface StateOutline {
	/** In the syntax of an SVG path. */
	readonly path: string;
	readonly middle: Place;
	/** Where its name is: in the middle, or beside the map. */
	readonly label: Place;
}

/** The states by postal abbreviation. */
export const stateOutlines: Readonly<Record<string, StateOutline>> = {
${lines.join("")}};
`,
		styles: `/* ${note} */\n${rules.join("\n")}\n`,
	};
}

function labelOf(state: string, { middle }: StateOutline): StateOutline["middle"] {
	return callouts[state] ?? middle;
}
