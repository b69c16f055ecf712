import { readFileSync } from "node:fs";

/* Checks that the declarations of elements and servers need no React, and those of elements no signals. */
const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const frameworks = /\/(react|svelte|vue)$/;
const entries = Object.entries(exports).filter(
	([entry, { types }]) => types && /^\.\/(elements|server)/.test(entry) && !frameworks.test(entry),
);
if (entries.length < 5) throw new Error(`Only ${entries.length} entries have elements.`);
for (const [entry, { types }] of entries) {
	const allowed = entry === "./server" ? /^(zod|@preact\/signals-core)\b/ : /^zod\b/;
	check(new URL(`../${types}`, import.meta.url), allowed, new Set());
}
process.stdout.write(`The declarations of ${entries.length} entries need no framework.\n`);

function check(file, allowed, checked) {
	if (checked.has(file.href)) return;
	checked.add(file.href);
	const text = readFileSync(file, "utf8");
	// Not the text "from" of a type.
	for (const [, from] of text.matchAll(/(?<!["'])\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
		if (from.startsWith("."))
			check(new URL(from.replace(/\.js$/, ".d.ts"), file), allowed, checked);
		else if (!allowed.test(from)) throw new Error(`${file.pathname} imports ${from}.`);
	}
}
