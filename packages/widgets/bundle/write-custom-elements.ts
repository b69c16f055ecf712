import { writeFileSync } from "node:fs";
import {
	cssCustomData,
	customElementsManifest,
	describeElements,
	htmlCustomData,
} from "./custom-elements.js";

/* Writes what editors and tools read about the elements. */
const elements = describeElements();
for (const [name, content] of [
	["custom-elements.json", customElementsManifest(elements)],
	["vscode.html-custom-data.json", htmlCustomData(elements)],
	["vscode.css-custom-data.json", cssCustomData(elements)],
] as const) {
	writeFileSync(
		new URL(`../dist/${name}`, import.meta.url),
		`${JSON.stringify(content, null, "\t")}\n`,
	);
}
