import { readFileSync } from "node:fs";

/*
 * What a page loads, in bytes after Brotli, from the build's own list of files. A chunk that is not
 * in the list stops the check.
 */
const version = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")).version;
const folder = `dist/embed/${version}`;
const { chunks } = JSON.parse(
	readFileSync(new URL(`${folder}/files.json`, import.meta.url), "utf8"),
);

function filesOf(...names) {
	const files = names.flatMap((name) => {
		if (!chunks[name]?.length) throw new Error(`There is no chunk "${name}" in ${folder}.`);
		return chunks[name];
	});
	return [...new Set(files)].map((file) => `${folder}/${file}`);
}

export default [
	{ name: "loader", path: "dist/embed/v1/nev-widgets.js", limit: "1000 B" },
	{ name: "dealer locator: list", path: filesOf("dealer-locator"), limit: "35000 B" },
	{
		name: "dealer locator: with its map",
		path: filesOf("dealer-locator", "map-with-styles"),
		limit: "68000 B",
	},
	// The goal is 22,000; what every widget shares is 23,700 of it by itself.
	{ name: "inquiry form", path: filesOf("inquiry-form"), limit: "32000 B" },
	{
		name: "financing calculator: form",
		path: filesOf("financing-calculator"),
		limit: "24800 B",
	},
	{
		name: "financing calculator: with its results",
		path: filesOf("financing-calculator", "results-with-styles"),
		limit: "33800 B",
	},
	{
		name: "financing calculator: with everything opened",
		path: filesOf("financing-calculator", "results-with-styles", "details"),
		limit: "38500 B",
	},
	// The goal is 25,000.
	{ name: "inventory grid", path: filesOf("inventory-grid"), limit: "29900 B" },
	{ name: "base map's data", path: filesOf("usa.generated"), limit: "10000 B" },
];
