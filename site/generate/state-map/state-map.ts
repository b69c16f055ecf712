import { callouts, tileRows } from "./label-places.js";
import { stateOutlines } from "./state-outlines.js";

const note = 'Generated from us-atlas by "pnpm --filter @nev/site state-map"; do not edit.';

/** The sources of the site's map: a module with the outlines, and a style sheet with the places of the names. */
export function stateMapSources(): { module: string; styles: string } {
	const outlines = stateOutlines();
	const paths = Object.fromEntries([...outlines].map(([state, { path }]) => [state, path]));
	const leaders = Object.fromEntries(
		[...outlines].flatMap(([state, { middle }]) => {
			const place = callouts[state];
			return place ? [[state, `M${middle.x} ${middle.y}L${place.x} ${place.y}`]] : [];
		}),
	);
	const rules = [...outlines].map(([state, { middle }]) => {
		const { x, y } = callouts[state] ?? middle;
		const row = tileRows.findIndex((tiles) => tiles.includes(state));
		const column = tileRows[row]?.indexOf(state);
		return `.at-${state.toLowerCase()}{--x:${x}px;--y:${y}px;--column:${column};--row:${row}}`;
	});
	return {
		module: `// ${note}\n
/** The outlines of the states by postal abbreviation, in the syntax of an SVG path. */
export const statePaths: Readonly<Record<string, string>> = ${JSON.stringify(paths, undefined, "\t")};

/** Lines from states that are too small for a name to their names. */
export const leaderLines: Readonly<Record<string, string>> = ${JSON.stringify(leaders, undefined, "\t")};
`,
		styles: `/* ${note} */\n${rules.join("\n")}\n`,
	};
}

/** The module of the desk's map: the outlines with the places of the names. */
export function deskMapSource(): string {
	const outlines = Object.fromEntries(
		[...stateOutlines()].map(([state, { path, middle }]) => [
			state,
			{ path, middle, label: callouts[state] ?? middle },
		]),
	);
	return `// ${note}\n
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
export const stateOutlines: Readonly<Record<string, StateOutline>> = ${JSON.stringify(outlines, undefined, "\t")};
`;
}
