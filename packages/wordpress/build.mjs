import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@nev/widgets/server";
import { zipSync } from "fflate";

const require = createRequire(import.meta.url);
const packageFile = require.resolve("@nev/widgets/package.json");
const { version } = require(packageFile);
const manifest = require("@nev/widgets/custom-elements.json");
/** Has the values of an attribute whose type has a name, too. */
const { tags } = require(
	join(
		dirname(require.resolve("@nev/widgets/custom-elements.json")),
		"vscode.html-custom-data.json",
	),
);
/** For each widget its title, the page of the site that does the same without scripts, and WordPress's icon. */
const shown = require(join(dirname(packageFile), "widgets.json"));

/** Beside the script tag of its version, from where the site serves it. */
const archive = join(dirname(packageFile), "dist/embed", version, "nev-widgets-wordpress.zip");

/* Writes the plugin with the table of the widgets' attributes, and its archive. */

const language = {
	name: "lang",
	type: "string",
	description: "The language, if it is not the page's.",
	values: Object.keys(languages),
};

const widgets = manifest.modules
	.flatMap(({ declarations }) => declarations)
	.map(({ tagName, attributes }) => {
		const name = tagName.replace("nev-", "");
		const { title, page, icon } = shown[name];
		const described = attributesOf(attributes, valuesOf(tagName));
		return { name, title, page: page.path, icon, attributes: described };
	});

const dist = fileURLToPath(new URL("dist/", import.meta.url));
const folder = join(dist, "nev-widgets");
rmSync(dist, { recursive: true, force: true });
cpSync(fileURLToPath(new URL("plugin/", import.meta.url)), folder, { recursive: true });
// Of the packages in the scripts that the plugin's pages load.
cpSync(join(dirname(archive), "licenses.md"), join(folder, "licenses.md"));
writeFileSync(join(folder, "widgets.json"), `${JSON.stringify(widgets, null, "\t")}\n`);
for (const name of ["nev-widgets.php", "readme.txt"]) {
	const file = join(folder, name);
	writeFileSync(file, readFileSync(file, "utf8").replaceAll("{version}", version));
}
const files = readdirSync(folder).map((name) => [
	`nev-widgets/${name}`,
	// A fixed time, so that the same files make the same archive.
	[readFileSync(join(folder, name)), { mtime: "2026-01-01T00:00:00" }],
]);
writeFileSync(archive, zipSync(Object.fromEntries(files)));

/** All but the address of the API, which is a setting of the plugin. */
function attributesOf(attributes, valuesByName) {
	const described = attributes
		.filter(({ name }) => name !== "api")
		.map(({ name, type, description = "" }) => {
			const values = valuesByName[name];
			const base = ["number", "boolean"].includes(type.text) ? type.text : "string";
			const help = description.replaceAll("`", "");
			return { name, type: base, description: help, ...(values && { values }) };
		});
	return [...described, language];
}

/** The values of an element's attributes with a choice. */
function valuesOf(tagName) {
	const { attributes } = tags.find(({ name }) => name === tagName);
	const choices = attributes.filter(({ values }) => values);
	return Object.fromEntries(
		choices.map(({ name, values }) => [name, values.map((value) => value.name)]),
	);
}
