import { readFileSync } from "node:fs";
import { languages } from "./dist/server.js";

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

/** The languages with a file of texts. */
const others = Object.keys(languages).filter((language) => language !== "en");

const loader = "dist/embed/v1/nev-widgets.js";

/** What a page loads for a widget with these parts, the loader included. */
const page = (...names) => [loader, ...filesOf(...names)];

const map = ["nev-dealer-locator", "locator-map"];

export default [
	// It holds the hashes of six files and of each language's, whose characters alone change its size by up to 50 B.
	{ name: "loader", path: loader, limit: `${1700 + 60 * others.length} B` },
	{ name: "dealer locator: list", path: page("nev-dealer-locator"), limit: "43350 B" },
	{ name: "dealer locator: map", path: filesOf("locator-map"), limit: "49000 B" },
	{ name: "inventory grid", path: page("nev-inventory-grid"), limit: "34680 B" },
	{ name: "inquiry form", path: page("nev-inquiry-form"), limit: "37740 B" },
	{
		name: "financing calculator: with its results",
		path: page("nev-financing-calculator"),
		limit: "34800 B",
	},
	{
		name: "financing calculator: with everything opened",
		path: page("nev-financing-calculator", "details"),
		limit: "40290 B",
	},
	{
		name: "financing calculator: with the rates of the API",
		path: page("nev-financing-calculator", "from-api"),
		limit: "48800 B",
	},
	{ name: "payment", path: page("nev-payment"), limit: "19100 B" },
	{ name: "proof of a doubtful sender", path: filesOf("proof"), limit: "2700 B" },
	...others.map((language) => ({
		name: `texts: ${language}`,
		path: filesOf(language).at(-1),
		limit: "5800 B",
	})),
	{ name: "map without tiles", path: page(...map, "base-map"), limit: "103000 B" },
];
