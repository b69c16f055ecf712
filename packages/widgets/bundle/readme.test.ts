import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { languages } from "../src/messages/languages.js";
import { version } from "./manifest.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = join(root, "packages/widgets");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const readme = read("packages/widgets/README.md");

const examples = [
	"next/app/page.tsx",
	"next/app/client/page.tsx",
	"next/app/elements/page.tsx",
	"vue/src/App.vue",
	"svelte/src/App.svelte",
];

test.each(examples)("the README's example is the host that is built: %s", (file) => {
	expect(readme).toContain(`\`\`\`${file.split(".").pop()}\n${read(`fixtures/${file}`)}\`\`\``);
});

test("the README and the hosts install this version", () => {
	const url = `https://YOUR-SITE/embed/${version}/nev-widgets.tgz`;
	const guides = ["README.md", "packages/widgets/README.md", "docs/developers/2-frameworks.md"];
	for (const guide of guides) expect(read(guide), guide).toContain(`npm install ${url}\n`);
	const hosts = readdirSync(join(root, "fixtures")).filter((name) =>
		existsSync(join(root, "fixtures", name, "package.json")),
	);
	expect(hosts).toContain("next");
	for (const host of hosts) {
		const { dependencies } = JSON.parse(read(`fixtures/${host}/package.json`));
		expect(dependencies["@nev/widgets"], host).toBe(url);
	}
});

test.each(["README.md", "packages/widgets/README.md"])("the pictures of %s exist", (file) => {
	const text = read(file);
	const pictures = [...text.matchAll(/<(?:img src|source media="[^"]+" srcset)="([^"]+)"/g)];
	expect(pictures).toHaveLength(text.split(".webp").length - 1);
	for (const [, link = ""] of pictures) {
		const target = join(dirname(file), link);
		expect(target).toMatch(/^packages\/widgets\/docs\//);
		expect(existsSync(join(root, target)), target).toBe(true);
	}
});

test("the guide to languages names those that ship", () => {
	const guide = read("packages/widgets/docs/languages.md");
	for (const language of Object.keys(languages)) expect(guide).toContain(`\`${language}\``);
});

const readmes = readdirSync(join(folder, "src"))
	.map((widget) => `src/${widget}/README.md`)
	.filter((file) => existsSync(join(folder, file)));

test.each(readmes)("the examples of %s in React have properties that it lists", (file) => {
	const text = read(`packages/widgets/${file}`);
	const component = basename(dirname(file)).replace(/(?:^|-)(.)/g, (_, letter) =>
		letter.toUpperCase(),
	);
	const used: string[] = [];
	for (const [, code = ""] of text.matchAll(/```tsx\n(.*?)```/gs)) {
		collect(ts.createSourceFile("example.tsx", code, ts.ScriptTarget.Latest, true));
	}
	expect(used).not.toEqual([]);
	for (const name of used) expect(text, name).toContain(`\n| \`${name}\``);

	function collect(node: ts.Node): void {
		const isElement = ts.isJsxSelfClosingElement(node) && node.tagName.getText() === component;
		if (isElement)
			used.push(...node.attributes.properties.map(({ name }) => name?.getText() ?? ""));
		ts.forEachChild(node, collect);
	}
});

test.each(["README.md", "docs/languages.md", ...readmes])(
	"the links of %s lead to files that are packed",
	(file) => {
		const packed = [
			/^README\.md$/,
			/^docs\//,
			/^src\/[^/]+\/README\.md$/,
			/messages(\.ts)?$/,
			/french\.ts$/,
		];
		for (const [, link = ""] of read(`packages/widgets/${file}`).matchAll(/\]\(([^)]+)\)/g)) {
			if (/^(https?:|#)/.test(link)) continue;
			const target = join(dirname(file), link.replace(/#.*/, ""));
			expect(existsSync(join(folder, target)), link).toBe(true);
			expect(
				packed.some((pattern) => pattern.test(target)),
				link,
			).toBe(true);
		}
	},
);
