import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const readme = read("packages/widgets/README.md");

test.each(["next/app/page.tsx", "next/app/client/page.tsx"])(
	"the README's example is the host that is built: %s",
	(file) => {
		expect(readme).toContain(`\`\`\`${file.split(".").pop()}\n${read(`fixtures/${file}`)}\`\`\``);
	},
);
