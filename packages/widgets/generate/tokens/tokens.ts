import { readFileSync } from "node:fs";

/*
 * The design tokens are in `tokens/`, in the format of the Design Tokens Community Group, version
 * 2025.10 (https://www.designtokens.org/tr/2025.10/). Style sheets and READMEs repeat their values.
 */

interface Color {
	readonly hex: string;
	readonly components: readonly number[];
	readonly alpha?: number;
}
interface Dimension {
	readonly value: number;
	readonly unit: string;
}
interface Shadow {
	readonly color: Color;
	readonly offsetX: Dimension;
	readonly offsetY: Dimension;
	readonly blur: Dimension;
}
interface Token {
	readonly $value: Color | Dimension | readonly Shadow[];
	readonly $description?: string;
}

/** The files that repeat the tokens. `pnpm --filter @nev/widgets tokens` brings them up to date. */
export const filesWithTokens = [
	"src/ui/tokens.css",
	"src/map/map.css",
	"src/dealer-locator/README.md",
	"src/financing-calculator/README.md",
	"src/inventory-grid/README.md",
];

const light = readTokens("light");
const dark = readTokens("dark");

function readTokens(scheme: "light" | "dark"): ReadonlyMap<string, Token> {
	const { nev } = JSON.parse(
		readFileSync(new URL(`../../tokens/${scheme}.tokens.json`, import.meta.url), "utf8"),
	) as { nev: Record<string, Token> };
	return new Map(Object.entries(nev).filter(([name]) => !name.startsWith("$")));
}

/** A token's value in CSS. */
function cssOf({ $value: value }: Token): string {
	if ("hex" in value) return value.hex.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
	if ("unit" in value) return lengthOf(value);
	return value
		.map(({ color, offsetX, offsetY, blur }) => {
			const channels = color.components.map((component) => Math.round(component * 255)).join(" ");
			const lengths = [offsetX, offsetY, blur].map(lengthOf).join(" ");
			return `${lengths} rgb(${channels} / ${Math.round((color.alpha ?? 1) * 100)}%)`;
		})
		.join(", ");
}

const lengthOf = ({ value, unit }: Dimension) => (value === 0 ? "0" : `${value}${unit}`);

/** Puts the tokens' values into the text of a style sheet or of a README. */
export function updateTokens(text: string): string {
	return text
		.replace(
			/(?<=--_[\w-]+: var\(--nev-([\w-]+), )(light-dark\()?.*(?=\);$)/gm,
			(written, name: string, hasScheme?: string) => {
				const [own, darkOwn] = [light.get(name), dark.get(name)];
				// One that follows from another token is worked out there.
				if (!own || written.startsWith("calc(")) return written;
				return hasScheme ? `light-dark(${cssOf(own)}, ${cssOf(darkOwn ?? own)})` : cssOf(own);
			},
		)
		.replace(/(?:^\| (?:token|-+ |`--nev-).*\n)+/gm, updateTable);
}

/** A README's table of tokens: name, light and dark value, what it is for. */
function updateTable(table: string): string {
	const rows = table
		.trimEnd()
		.split("\n")
		.map((line) =>
			line
				.slice(1, -1)
				.split(" | ")
				.map((cell) => cell.trim()),
		)
		.map((cells) => {
			const name = cells[0]?.replaceAll("`", "").replace("--nev-", "") ?? "";
			const [own, darkOwn] = [light.get(name), dark.get(name)];
			if (!own) return cells;
			const isColor = "hex" in own.$value;
			return [
				cells[0] ?? "",
				Array.isArray(own.$value) ? "soft" : `\`${cssOf(own)}\``,
				darkOwn ? `\`${cssOf(darkOwn)}\`` : isColor || name === "shadow" ? "the same" : "",
				(own.$description ?? "")
					.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
					.replace(/\.$/, ""),
			];
		});
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.filter((_, row) => row !== 1).map((cells) => cells[column]?.length ?? 0)),
	);
	return `${rows
		.map((cells, row) =>
			cells.map((cell, column) =>
				row === 1 ? "-".repeat(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
			),
		)
		.map((cells) => `| ${cells.join(" | ")} |`)
		.join("\n")}\n`;
}
