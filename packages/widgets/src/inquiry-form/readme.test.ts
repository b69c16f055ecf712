import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inquiryFormWidget } from "./element.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const readme = read("README.md");

/** The first cells of a section's tables, without their heads. */
function firstCells(section: string): (string | undefined)[] {
	const [, text = ""] = readme.split(`\n## ${section}\n`);
	const [body = ""] = text.split("\n## ");
	return body
		.split("\n")
		.filter((line, index, lines) => line.startsWith("|") && !/^\| ---/.test(lines[index + 1] ?? ""))
		.filter((line) => !/^\| ---/.test(line))
		.map((line) => /^\| `([^`]+)`/.exec(line)?.[1]);
}

describe("the README tells", () => {
	test("every attribute", () => {
		expect(firstCells("Attributes")).toEqual(["api", "lang", ...inquiryFormWidget.attributes]);
	});

	test("every property, of the element and of the component", () => {
		const [, props = ""] =
			/interface InquiryFormProps \{(.+?)\n\}/s.exec(read("inquiry-form.tsx")) ?? [];
		const names = [...props.matchAll(/^\t(\w+)\?:/gm)].map(([, name]) => name);
		expect(names).toContain("headingLevel");
		expect(firstCells("Properties")).toEqual([
			...inquiryFormWidget.properties,
			"messages",
			...names,
		]);
	});

	test("every event", () => {
		const fired = [...read("element.tsx").matchAll(/emit\("(nev:[\w-]+)"/g)];
		expect(firstCells("Events")).toEqual(fired.map(([, name]) => name));
		expect(fired).toHaveLength(3);
	});

	test("how long it waits for an answer", () => {
		const [, milliseconds = ""] = /patience = ([\d_]+)/.exec(read("../forms/patience.ts")) ?? [];
		expect(readme).toContain(`${Number(milliseconds.replace("_", "")) / 1000} seconds`);
	});

	test("from which width on fields stand side by side", () => {
		const [, width] = /min-width: (\d+)px\)/.exec(read("../forms/forms.css")) ?? [];
		expect(readme).toContain(`from ${width} pixels on`);
	});
});
