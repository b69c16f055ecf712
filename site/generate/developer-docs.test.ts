import { readFileSync } from "node:fs";
import { errorCodes, fieldCodes } from "@nev/contract";
import { version } from "@nev/widgets/package.json";
import { describe, expect, it } from "vitest";
import { docsOf } from "../app/developers/docs.js";
import { createRenderer, readDeveloperDocs, renderReadme } from "./developer-docs.js";

const render = (markdown: string) =>
	createRenderer((path) => `content of ${path}\n`).section(markdown);

describe("a file of the documentation", () => {
	it("is a section with text and code", () => {
		expect(render("# Quick start\n\nText\n\n## Here & now\n\n```html A page\n<p>\n```\n")).toEqual({
			id: "quick-start",
			title: "Quick start",
			blocks: [
				{ kind: "html", html: '<p>Text</p>\n<h3 id="here-now">Here &amp; now</h3>\n' },
				{ kind: "code", title: "A page", code: "<p>" },
			],
		});
	});

	it("shows a fixture's file", () => {
		expect(render("# Vue\n\n```vue fixtures/vue/src/App.vue\n```\n").blocks).toEqual([
			{ kind: "code", title: "src/App.vue", code: "content of fixtures/vue/src/App.vue" },
		]);
	});

	it.each(["# A\n\n<b>bold</b>\n", "# A\n\nText with <img src=x>\n"])(
		"may not contain HTML",
		(markdown) => expect(() => render(markdown)).toThrow("contains HTML"),
	);

	it("may not have a heading twice", () => {
		expect(() => render("# A\n\n## A\n")).toThrow('the id "a"');
	});
});

it("shows a README with its parts, and follows its links on the site", () => {
	const page = renderReadme(
		"packages/widgets/src/dealer-map/README.md",
		"# Map\n\nA [list](../dealer-locator/README.md#look).\n\n## Look\n\n[Texts](../../docs/languages.md)\n\n### More\n",
	);
	expect(page).toEqual({
		title: "Map",
		lead: [
			{ kind: "html", html: '<p>A <a href="/developers/dealer-locator#look">list</a>.</p>\n' },
		],
		sections: [
			{
				id: "look",
				title: "Look",
				blocks: [
					{
						kind: "html",
						html: '<p><a href="/developers/languages">Texts</a></p>\n<h3 id="more">More</h3>\n',
					},
				],
			},
		],
	});
});

it("leaves out a README's picture", () => {
	const picture = '<picture>\n  <img src="docs/a.webp" alt="A list">\n</picture>';
	expect(renderReadme("packages/widgets/README.md", `# A\n\n${picture}\n\nText\n`).lead).toEqual([
		{ kind: "html", html: "<p>Text</p>\n" },
	]);
});

it("a README may not link to a file that the site does not show", () => {
	expect(() => renderReadme("packages/widgets/README.md", "# A\n\n[Texts](messages.ts)\n")).toThrow(
		"packages/widgets/README.md links to messages.ts",
	);
});

it("each code block has a title", () => {
	expect(() => render("# A\n\n```\n#price=1\n```\n")).toThrow("no title");
	expect(() => render("# A\n\n```zeppelin\n```\n")).toThrow("zeppelin");
});

it("the rows of a table have headers, and its cells the titles of their columns", () => {
	const [block] = render(
		"# A\n\n| name | `type` | what it does |\n| - | - | - |\n| `zip` | string | searches |\n",
	).blocks;
	expect(block).toMatchObject({
		html: expect.stringContaining(
			'<tr><th scope="row"><code>zip</code></th><td data-title="type">string</td><td>searches</td></tr>',
		),
	});
});

describe("the documentation", () => {
	const { sections, references } = readDeveloperDocs();
	const text = JSON.stringify(sections);

	it("links to headings that exist", () => {
		const ids = new Set([
			...sections.map(({ id }) => id),
			...[...text.matchAll(/ id=\\"([\w-]+)\\"/g)].map(([, id]) => id),
		]);
		for (const [, id] of text.matchAll(/href=\\"#([\w-]+)\\"/g)) expect(ids).toContain(id);
	});

	it.each(Object.keys(references))("links from the reference of %s to what exists", (slug) => {
		const links = JSON.stringify(references[slug]).matchAll(
			/href=\\"((?:\/developers|#)[^"\\]*)\\"/g,
		);
		for (const [, href = ""] of links) {
			const [path, id] = href.split("#");
			const target = references[path?.split("/").pop() || slug];
			expect(target, href).toBeDefined();
			const ids = [
				...(target?.sections.map((section) => section.id) ?? []),
				...[...JSON.stringify(target).matchAll(/ id=\\"([\w-]+)\\"/g)].map(([, found]) => found),
			];
			if (id) expect(ids, href).toContain(id);
		}
	});

	it("says nothing of the repository, which its readers do not have", () => {
		expect(JSON.stringify(references)).not.toMatch(/Storybook|pnpm|README/);
	});

	it("names the version that is built, and no other", () => {
		const versions = [...text.matchAll(/embed\/(\d+\.\d+\.\d+)\//g)].map(([, found]) => found);
		expect([...new Set(versions)]).toEqual([version]);
	});

	it("lists the events of the elements", () => {
		const manifest = readFileSync(
			new URL("../../packages/widgets/dist/custom-elements.json", import.meta.url),
			"utf8",
		);
		const names = new Set(
			[...manifest.matchAll(/"name": "(nev-[\w-]+)",\s+"type": \{\s+"text": "CustomEvent/g)].map(
				([, name]) => name,
			),
		);
		expect(names.size).toBeGreaterThan(5);
		for (const name of names) expect(text).toContain(`<code>${name}</code>`);
	});

	it("lists the codes of errors, with their statuses and meanings", () => {
		const page = readFileSync(
			new URL("../../docs/developers/8-errors.md", import.meta.url),
			"utf8",
		).replace(/ +\|/g, " |");
		for (const [code, { status, meaning }] of Object.entries(errorCodes)) {
			expect(page).toContain(`| \`${code}\` | ${status} | ${meaning} |`);
		}
		for (const [code, meaning] of Object.entries(fieldCodes)) {
			expect(page).toContain(`| \`${code}\` | ${meaning} |`);
		}
	});

	it("has the address of the site that shows it", () => {
		const shown = JSON.stringify(docsOf(sections, "https://dealers.example.com"));
		expect(shown).not.toContain("YOUR-SITE");
		expect(shown).toContain("https://dealers.example.com/embed/v1/nev-widgets.js");
	});

	it("has the hash of the package, if that is built", () => {
		const shown = (hash?: string) =>
			JSON.stringify(docsOf(sections, "https://dealers.example.com", hash));
		expect(shown("sha512-one")).toContain('\\"integrity\\": \\"sha512-one\\"');
		expect(shown()).toContain('\\"integrity\\": \\"sha512-…\\"');
	});
});
