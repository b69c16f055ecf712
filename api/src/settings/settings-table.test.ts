import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import * as z from "zod";
import { environmentSchema } from "./environment.js";
import { secretSettings } from "./settings.js";

const file = fileURLToPath(new URL("../../../docs/settings.md", import.meta.url));
const { properties = {} } = z.toJSONSchema(environmentSchema, { io: "input" });
const settings = Object.entries(properties as Record<string, z.core.JSONSchema.JSONSchema>);

/** The table of all settings, with columns as wide as the formatter makes them. */
function settingsTable(): string {
	const rows = settings.map(([name, { default: value = "", description = "" }]) => [
		`\`${name}\``,
		value === "" ? "unset" : `\`${value}\``,
		description,
	]);
	const table = [["setting", "default", "what it is"], [], ...rows];
	const widths = [0, 1, 2].map((column) =>
		Math.max(...table.map((row) => row[column]?.length ?? 0)),
	);
	return table
		.map((row) =>
			widths.map((width, column) => (row[column] ?? "-".repeat(width)).padEnd(width)).join(" | "),
		)
		.map((line) => `| ${line} |\n`)
		.join("");
}

it("the settings have descriptions", () => {
	expect(settings.filter(([, { description }]) => !description)).toEqual([]);
});

it("docs/settings.md names the file of each secret", () => {
	const document = readFileSync(file, "utf8");
	expect([...secretSettings].filter((name) => !document.includes(`\`${name}_FILE\``))).toEqual([]);
});

it("docs/settings.md has their table, which `npx vitest run settings-table -u` writes", async () => {
	const document = readFileSync(file, "utf8").replace(/(^\|.*\n)+/m, settingsTable);
	expect(document).toContain(settingsTable());
	await expect(document).toMatchFileSnapshot(file);
});
