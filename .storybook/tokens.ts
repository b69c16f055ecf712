import dark from "../packages/widgets/tokens/dark.tokens.json";
import foundations from "../packages/widgets/tokens/foundations.tokens.json";
import light from "../packages/widgets/tokens/light.tokens.json";
import type { OfferedColor } from "../site/app/embed/widget-catalog.js";

interface Token {
	readonly $value: unknown;
	readonly $description?: string;
}

/** A group's tokens by name, without what the group says of itself. */
function tokensOf(group: object): [string, Token][] {
	return Object.entries(group).filter(([name]) => !name.startsWith("$"));
}

const hexOf = (token: Token | undefined) => (token?.$value as { hex?: string } | undefined)?.hex;

const darkTokens = new Map(tokensOf(dark.nev));

/** The colors of the widgets, with what each is for. */
export const colorTokens: readonly (OfferedColor & { description: string })[] = tokensOf(
	light.nev,
).flatMap(([name, token]) => {
	const hex = hexOf(token);
	if (!hex) return [];
	return [
		{
			name: `nev-${name}`,
			label: `--nev-${name}`,
			description: token.$description ?? "",
			light: hex,
			dark: hexOf(darkTokens.get(name)) ?? hex,
			isOffered: true,
		},
	];
});

/** The corners of the widgets, in pixels. */
export const radiusTokens = (["radius", "radius-large"] as const).map((name) => ({
	name: `nev-${name}`,
	description: light.nev[name].$description,
	pixels: light.nev[name].$value.value,
}));

/** The sizes, distances and durations of a group, in pixels or milliseconds. */
export function foundationTokens(group: keyof typeof foundations) {
	return {
		description: foundations[group].$description,
		tokens: tokensOf(foundations[group]).map(([name, token]) => ({
			name,
			description: token.$description,
			value: (token.$value as { value: number }).value,
		})),
	};
}
