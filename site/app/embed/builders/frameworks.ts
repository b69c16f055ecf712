import type { Builder, Snippet, SnippetSource } from "./builder.js";
import { type WriteValue, writeAttributes, writeStyles } from "./markup.js";

/** A file with the element in it, after the install command and before the colors. */
function writeFiles(
	source: SnippetSource,
	file: string,
	write: (element: string) => string,
	{ writeNumber, indent = "" }: { writeNumber?: WriteValue; indent?: string } = {},
): Snippet[] {
	const { widget, origin, version } = source;
	const attributes = ` api="${origin}/api"${writeAttributes(source, writeNumber)}`;
	const styles = writeStyles(source);
	return [
		{ label: "Terminal", code: `npm install ${origin}/embed/${version}/nev-widgets.tgz\n` },
		{ label: file, code: write(`${indent}<${widget.tag}${attributes}></${widget.tag}>`) },
		...(styles ? [{ label: "Your style sheet", code: styles }] : []),
	];
}

const braces: WriteValue = (name, value) => `${name}={${value}}`;

function writeReact(source: SnippetSource, file: string, directive = ""): Snippet[] {
	return writeFiles(
		source,
		file,
		(element) =>
			`${directive}import "@nev/widgets/elements/react";\n\nexport default function Widget() {\n\treturn (\n${element}\n\t);\n}\n`,
		{ writeNumber: braces, indent: "\t\t" },
	);
}

/** An element in a template of Angular, which would read placeholders in its texts too. */
function withoutBindings(element: string): string {
	const escaped = element.replaceAll("\\", "&#92;");
	return escaped.includes("&#123;&#123;")
		? `\t\t<ng-container ngNonBindable>\n${escaped}\n\t\t</ng-container>`
		: escaped;
}

const install = "Install the package, which this site serves.";

/** Frameworks, with the elements from the package. */
export const frameworks: readonly Builder[] = [
	{
		id: "react",
		label: "React",
		steps: [install, "Render the element wherever you like."],
		limits: "The package also has the widgets as React components, for React 19.",
		write: (source) => writeReact(source, "widget.tsx"),
	},
	{
		id: "next",
		label: "Next.js",
		steps: [install, "Add a client component."],
		limits:
			"To render the widget's content on the server, use the package's React components and load their data with `@nev/widgets/server`.",
		write: (source) => writeReact(source, "app/widget.tsx", '"use client";\n\n'),
	},
	{
		id: "vue",
		label: "Vue",
		steps: [
			install,
			"Add a component.",
			"Tell Vue's compiler which tags are elements: in `vite.config.js`, or with Nuxt in `nuxt.config.ts`.",
		],
		write: (source) => [
			...writeFiles(
				source,
				"widget.vue",
				(element) =>
					`<script setup lang="ts">\nimport "@nev/widgets/elements/vue";\n</script>\n\n<template>\n${element}\n</template>\n`,
				{ writeNumber: (name, value) => `:${name}="${value}"`, indent: "\t" },
			),
			{
				label: "vite.config.js",
				code: `import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const isCustomElement = (tag) => tag.startsWith("nev-");

export default defineConfig({
	plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
`,
			},
			{
				label: "nuxt.config.ts, in place of vite.config.js",
				code: `export default defineNuxtConfig({
	vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("nev-") } },
});
`,
			},
		],
	},
	{
		id: "angular",
		label: "Angular",
		steps: [install, "Add a component that allows custom elements."],
		write: (source) =>
			writeFiles(
				source,
				"widget.ts",
				(element) =>
					`import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";\nimport "@nev/widgets/elements";\n\n@Component({\n\tselector: "app-widget",\n\tschemas: [CUSTOM_ELEMENTS_SCHEMA],\n\ttemplate: \`\n${withoutBindings(element)}\n\t\`,\n})\nexport class Widget {}\n`,
				{ indent: "\t\t" },
			),
	},
	{
		id: "svelte",
		label: "Svelte",
		steps: [install, "Add a component."],
		write: (source) =>
			writeFiles(
				source,
				"widget.svelte",
				(element) =>
					`<script lang="ts">\nimport "@nev/widgets/elements/svelte";\n</script>\n\n${element}\n`,
				{ writeNumber: braces },
			),
	},
	{
		id: "astro",
		label: "Astro",
		steps: [install, "Add the element to a page, and import it in a script on that page."],
		write: (source) =>
			writeFiles(
				source,
				"src/pages/index.astro",
				(element) =>
					`${element}\n<script>\n\timport "@nev/widgets/elements/${source.widget.name}";\n</script>\n`,
			),
	},
];
