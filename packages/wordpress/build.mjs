import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";

const require = createRequire(import.meta.url);
const packageFile = require.resolve("@nev/widgets/package.json");
const { version } = require(packageFile);
const manifest = require("@nev/widgets/custom-elements.json");

/** Beside the script tag of its version, from where the site serves it. */
const archive = join(dirname(packageFile), "dist/embed", version, "nev-widgets-wordpress.zip");

/* Writes the plugin with the table of the widgets' attributes, and its archive. */

/** The page of the site that does what a widget does, for visitors without scripts. */
const pages = {
	"dealer-locator": "/dealerships",
	"dealer-map": "/dealerships",
	"financing-calculator": "/financing",
	"inquiry-form": "/contact",
	"inventory-grid": "/inventory",
};

const language = {
	name: "lang",
	type: "string",
	description: "The language, if it is not the page's.",
	values: ["en", "es"],
};

const widgets = manifest.modules
	.flatMap(({ declarations }) => declarations)
	.map(({ tagName, attributes }) => {
		const name = tagName.replace("nev-", "");
		if (!pages[name]) throw new Error(`There is no page for visitors without ${name}.`);
		return { name, title: titleOf(name), page: pages[name], attributes: attributesOf(attributes) };
	});

const dist = fileURLToPath(new URL("dist/", import.meta.url));
const folder = join(dist, "nev-widgets");
rmSync(dist, { recursive: true, force: true });
cpSync(fileURLToPath(new URL("plugin/", import.meta.url)), folder, { recursive: true });
writeFileSync(join(folder, "widgets.json"), `${JSON.stringify(widgets, null, "\t")}\n`);
const main = join(folder, "nev-widgets.php");
writeFileSync(main, readFileSync(main, "utf8").replaceAll("{version}", version));
const files = readdirSync(folder).map((name) => [
	`nev-widgets/${name}`,
	// A fixed time, so that the same files make the same archive.
	[readFileSync(join(folder, name)), { mtime: "2026-01-01T00:00:00" }],
]);
writeFileSync(archive, zipSync(Object.fromEntries(files)));

/** "dealer-locator" is "Dealer locator". */
function titleOf(name) {
	return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

/** All but the address of the API, which is a setting of the plugin. */
function attributesOf(attributes) {
	const described = attributes
		.filter(({ name }) => name !== "api")
		.map(({ name, type, description = "" }) => {
			const values = [...type.text.matchAll(/"([^"]+)"/g)].map(([, value]) => value);
			const base = ["number", "boolean"].includes(type.text) ? type.text : "string";
			return { name, type: base, description, ...(values.length > 0 && { values }) };
		});
	return [...described, language];
}
