import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesWithTokens, updateTokens } from "./tokens.js";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

test.each(filesWithTokens)("%s has the values of the tokens", (file) => {
	const text = read(file);
	expect(updateTokens(text)).toBe(text);
});

test("a changed value is put into a style sheet, in both schemes, and into a README", () => {
	const { $value } = JSON.parse(read("tokens/light.tokens.json")).nev.brand;
	expect(updateTokens("\t--_brand: var(--nev-brand, #000);\n")).toContain($value.hex);
	expect(updateTokens("\t--_brand: var(--nev-brand, light-dark(#000, #fff));\n")).toBe(
		`\t--_brand: var(--nev-brand, light-dark(${$value.hex}, #7fd1ae));\n`,
	);
	expect(updateTokens("| `--nev-brand` | `#000` | `#fff` | links |\n")).toContain(
		`| \`${$value.hex}\``,
	);
});

test("dark tokens are tokens, and the resolver names files that exist", () => {
	const [light, dark] = ["light", "dark"].map(
		(scheme) => JSON.parse(read(`tokens/${scheme}.tokens.json`)).nev,
	);
	expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(dark)));
	for (const [, file] of read("tokens/nev.resolver.json").matchAll(/"\$ref": "([^#"]+)"/g)) {
		expect(read(`tokens/${file}`)).toContain('"nev"');
	}
});

test("a color's components are those of its hexadecimal notation", () => {
	for (const scheme of ["light", "dark"]) {
		for (const [, components = "", hex = ""] of read(`tokens/${scheme}.tokens.json`).matchAll(
			/"components": (\[[^\]]+\])[^#]+"hex": "#(\w{6})"/g,
		)) {
			const bytes = JSON.parse(components).map((one: number) => Math.round(one * 255));
			expect(Buffer.from(bytes).toString("hex")).toBe(hex);
		}
	}
});

test("the foundations are those of the style sheets", () => {
	const { type, motion } = JSON.parse(read("tokens/foundations.tokens.json"));
	const siteTokens = read("../../site/app/styles/tokens.css");
	for (const [name, token] of tokensOf(type)) {
		const property = name === "text" ? "--text" : `--text-${name}`;
		// Of a fluid size, the largest.
		const [, size] = siteTokens.match(new RegExp(`${property}: .*?([\\d.]+)rem\\)?;`)) ?? [];
		expect(Number(size) * 16, name).toBe(token.$value.value);
	}
	const sheets = readdirSync(new URL("../../src", import.meta.url), { recursive: true })
		.map(String)
		.filter((file) => file.endsWith(".css"))
		.map((file) => read(`src/${file}`))
		.join("\n");
	for (const [name, token] of tokensOf(motion)) {
		expect(sheets, name).toContain(` ${token.$value.value / 1000}s`);
	}
});

function tokensOf(group: object): [string, { $value: { value: number } }][] {
	return Object.entries(group).filter(([name]) => !name.startsWith("$"));
}
