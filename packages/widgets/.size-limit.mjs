import { readFileSync } from "node:fs";

/*
 * The bytes that a page loads, compressed with Brotli. The files of each chunk come from the build's
 * `files.json`. A chunk that is missing there fails the check.
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
	// At most 1160 B is the goal. Its hashes compress better or worse by chance: 1147 to 1170 B, 1154 on average.
	{ name: "loader", path: "dist/embed/v1/nev-widgets.js", limit: "1170 B" },
	// The locator's files are also those of the map alone, which is about 200 B of them. A file has the
	// hashes of what it loads later, with which the same text has up to 80 B more or less.
	{ name: "dealer locator: list", path: filesOf("dealer-locator"), limit: "23050 B" },
	{
		name: "dealer locator: with its map",
		path: filesOf("dealer-locator", "map-with-styles"),
		limit: "66620 B",
	},
	{ name: "inquiry form", path: filesOf("inquiry-form"), limit: "19560 B" },
	{
		name: "financing calculator: form",
		path: filesOf("financing-calculator"),
		limit: "17230 B",
	},
	{
		name: "financing calculator: with its results",
		path: filesOf("financing-calculator", "results"),
		limit: "23770 B",
	},
	{
		name: "financing calculator: with everything opened",
		path: filesOf("financing-calculator", "results", "details-with-styles"),
		limit: "28640 B",
	},
	{ name: "inventory grid", path: filesOf("inventory-grid"), limit: "17380 B" },
	{ name: "proof of a doubtful sender", path: filesOf("proof").slice(-1), limit: "2660 B" },
	{ name: "Spanish texts", path: filesOf("spanish").slice(-1), limit: "4740 B" },
	{
		name: "dealer locator: with its map, without tiles",
		path: filesOf("dealer-locator", "map-with-styles", "base-map"),
		limit: "77750 B",
	},
];
