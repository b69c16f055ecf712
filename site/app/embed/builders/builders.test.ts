import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it, test } from "vitest";
import { readWidgetSettings } from "../embed-settings.js";
import type { OfferedWidget } from "../widget-catalog.js";
import { widgetCatalog } from "../widget-catalog.server.js";
import type { SnippetSource } from "./builder.js";
import { builders } from "./index.js";

/** Values of attributes that no number or choice replaces. */
const texts: Readonly<Record<string, string>> = {
	zip: "33101",
	vehicle: "d6-max-gt4",
	"dealership-id": "12",
	"consent-phone": "(239) 555-0142",
	"vehicle-href": "https://example.com/carts/{slug}",
	"calculator-href": "https://example.com/financing?vehicle=d6-max-gt4",
	"apply-url": "https://lender.example.com/apply?a=1&b=2",
};

/** A widget with every attribute and a color of its own. */
function filledIn(widget: OfferedWidget): SnippetSource {
	const parameters = new URLSearchParams({ lang: "es", "nev-brand": "#123c7a" });
	for (const { name, type, choices } of widget.attributes) {
		const [first] = Array.isArray(choices) ? choices : [];
		const plain = type === "text" ? `"{{ a }}" & <b>` : "100";
		parameters.set(name, texts[name] ?? first?.value ?? plain);
	}
	return {
		...readWidgetSettings(parameters, widget, widgetCatalog),
		origin: "https://dealers.example.com",
		version: widgetCatalog.version,
	};
}

const sources = widgetCatalog.widgets.map((widget) => ({ widget, source: filledIn(widget) }));

describe.each(builders)("for $label", (builder) => {
	it.each(sources)("$widget.title has each attribute and its color", ({ widget, source }) => {
		const snippets = builder.write(source);
		const all = snippets.map(({ label, code }) => `${label}\n${code}`).join("\n");
		for (const { name } of widget.attributes) expect(all).toContain(name);
		expect(all).toMatch(/#123c7a|%23123c7a/);
		expect(all).toContain("https://dealers.example.com/");
		expect(all).toContain(widget.name);
		expect(snippets.every(({ code }) => !code.includes("{{ a"))).toBe(
			builder.id !== "wix" || !("consent-seller" in source.attributes),
		);
		expect(all).not.toMatch(/undefined|\[object/);
	});

	it("says what to do", () => {
		expect(builder.steps.length).toBeGreaterThan(0);
		for (const text of [...builder.steps, builder.limits ?? "."]) expect(text).toMatch(/\.$/);
	});
});

it("a text cannot end its attribute", () => {
	const form = sources.find(({ widget }) => widget.name === "inquiry-form");
	for (const id of ["html", "react", "vue", "svelte"]) {
		const snippets = form && builders.find((builder) => builder.id === id)?.write(form.source);
		const code = snippets?.map((snippet) => snippet.code).join("") ?? "";
		expect(code).toContain('consent-seller="&quot;&#123;&#123; a }}&quot; &amp; &lt;b&gt;"');
	}
});

/** The snippets for a builder, of the first widget and with these settings. */
function write(id: string, settings: Record<string, string> = {}) {
	const [widget] = widgetCatalog.widgets;
	const builder = builders.find((one) => one.id === id);
	if (!widget || !builder) throw new Error(`There is no builder ${id}.`);
	return builder.write({
		...readWidgetSettings(new URLSearchParams(settings), widget, widgetCatalog),
		origin: "https://dealers.example.com",
		version: widgetCatalog.version,
	});
}

it.each(builders)("the code for $label says that the page is dark", ({ id }) => {
	const textOf = (scheme: string) =>
		write(id, { scheme })
			.map(({ code }) => code)
			.join("\n");
	expect(textOf("dark")).toMatch(/nev-dealer-locator \{\n *color-scheme: dark;\n *\}|scheme=dark/);
	expect(textOf("both")).toMatch(/color-scheme: light dark;|scheme=both/);
	expect(textOf("light")).not.toContain("scheme");
});

it("Vue gets the file that our own example has", () => {
	const file = new URL("../../../../fixtures/vue/vite.config.js", import.meta.url);
	const snippet = write("vue").find(({ label }) => label === "vite.config.js");
	expect(snippet?.code).toBe(readFileSync(file, "utf8"));
});

it("components for Vue and Svelte are in TypeScript, which strict projects ask for", () => {
	for (const id of ["vue", "svelte"]) {
		const snippet = write(id).find(({ label }) => label === `widget.${id}`);
		expect(snippet?.code).toMatch(/^<script( setup)? lang="ts">/);
	}
});

it("Angular takes no placeholders and no escapes from a text", () => {
	const form = sources.find(({ widget }) => widget.name === "inquiry-form");
	const { write } = builders.find(({ id }) => id === "angular") ?? {};
	const codeFor = (seller: string) =>
		form &&
		write?.({
			...form.source,
			attributes: { "consent-seller": seller },
		}).find(({ label }) => label === "widget.ts")?.code;
	expect(codeFor("{{ a }}")).toMatch(/<ng-container ngNonBindable>\s*<nev-inquiry-form api=/);
	expect(codeFor("{a}\\n")).toContain('<nev-inquiry-form api="');
	expect(codeFor("{a}\\n")).toContain('consent-seller="&#123;a}&#92;n"');
});

it("Nuxt gets a file with one object", () => {
	const snippet = write("vue").find(({ label }) => label.startsWith("nuxt.config.ts"));
	const read = new Function(
		"defineNuxtConfig",
		`return ${snippet?.code.split("export default ")[1]}`,
	);
	const { isCustomElement } = read((config: object) => config).vue.compilerOptions;
	expect(["nev-dealer-map", "div"].map(isCustomElement)).toEqual([true, false]);
});

it("WordPress gets the plugin first, and its version is that of the widgets", () => {
	const [plugin, address] = write("wordpress").map(({ code }) => code);
	expect(plugin).toBe(
		`https://dealers.example.com/embed/${widgetCatalog.version}/nev-widgets-wordpress.zip`,
	);
	expect(address).toBe("https://dealers.example.com");
	expect(write("wordpress").filter(({ isDownload }) => isDownload)).toHaveLength(1);
	const styles = write("wordpress", { scheme: "dark" })[2]?.code;
	expect(styles).toBe("nev-dealer-locator {\n  color-scheme: dark;\n}\n");
});

// Not within a test, whose time is limited: compiling takes seconds.
const problems = compileSnippets();

test("the components for React and Next.js compile, with the types of the elements", () => {
	expect(problems).toEqual([]);
});

/** Compiles the TypeScript snippets of all widgets, as files beside this test. */
function compileSnippets(): string[] {
	const folder = dirname(fileURLToPath(import.meta.url));
	const files = new Map<string, string>();
	for (const { id, write } of builders.filter(({ id }) => ["react", "next"].includes(id))) {
		for (const { widget, source } of sources) {
			const component = write(source).find(({ label }) => label.endsWith(".tsx"));
			if (component) files.set(`${folder}/${id}-${widget.name}.tsx`, component.code);
		}
	}
	expect(files.size).toBe(2 * sources.length);
	const options: ts.CompilerOptions = {
		strict: true,
		noEmit: true,
		skipLibCheck: true,
		jsx: ts.JsxEmit.ReactJSX,
		module: ts.ModuleKind.Preserve,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		target: ts.ScriptTarget.ES2022,
		types: [],
	};
	const host = ts.createCompilerHost(options);
	const { fileExists, readFile } = host;
	host.fileExists = (name) => files.has(name) || fileExists(name);
	host.readFile = (name) => files.get(name) ?? readFile(name);
	const program = ts.createProgram([...files.keys()], options, host);
	const wrong = `${folder}/wrong.tsx`;
	files.set(wrong, files.values().next().value?.replace("api=", "zeppelin=") ?? "");
	const withMistake = ts.createProgram([wrong], options, host, program);
	// Proves that the types are there.
	expect(ts.getPreEmitDiagnostics(withMistake).length).toBeGreaterThan(0);
	return ts
		.getPreEmitDiagnostics(program)
		.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
