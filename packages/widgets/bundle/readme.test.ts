import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

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

const readmes = readdirSync(join(folder, "src"))
	.map((widget) => `src/${widget}/README.md`)
	.filter((file) => existsSync(join(folder, file)));

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
