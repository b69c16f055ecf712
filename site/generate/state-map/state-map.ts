import { type StateOutline, stateOutlines } from "./state-outlines.js";

/** The states as tiles of one size, by column and row, where the map is too narrow for outlines. */
const tileRows = [
	"AK .  .  .  .  .  .  .  .  .  ME",
	".  .  .  .  .  .  .  .  .  VT NH",
	"WA ID MT ND MN WI MI .  NY MA RI",
	"OR NV WY SD IA IL IN OH PA NJ CT",
	"CA UT CO NE MO KY WV VA MD DE . ",
	".  AZ NM KS AR TN NC SC .  .  . ",
	".  .  .  OK LA MS AL GA .  .  . ",
	"HI .  .  TX .  .  .  .  FL .  . ",
].map((row) => row.trim().split(/\s+/));

/** States too small for a name: where their name is, beside the map, in the map's units. */
const callouts: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
	VT: { x: 842, y: 58 },
	NH: { x: 882, y: 36 },
	MA: { x: 950, y: 150 },
	RI: { x: 950, y: 190 },
	CT: { x: 950, y: 230 },
	NJ: { x: 950, y: 270 },
	DE: { x: 950, y: 310 },
	MD: { x: 950, y: 350 },
	HI: { x: 368, y: 550 },
};

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
