import { fileURLToPath } from "node:url";
import { importedFiles } from "./imported-files.js";
import { entryTypes } from "./manifest.js";

/*
 * Checks that the declarations of elements, rules and servers need no React, and that only those of servers
 * need signals.
 */
const frameworks = /\/(react|svelte|vue)$/;
const entries = Object.entries(entryTypes).filter(
	([entry]) => /^\.\/(elements|financing$|server)/.test(entry) && !frameworks.test(entry),
);
if (entries.length < 5) throw new Error(`Only ${entries.length} entries have elements.`);
for (const [entry, types] of entries) {
	const allowed = entry === "./server" ? /^(zod|@preact\/signals-core)\b/ : /^zod\b/;
	importedFiles([fileURLToPath(new URL(`../${types}`, import.meta.url))], (name, file) => {
		if (!allowed.test(name)) throw new Error(`${file} imports ${name}.`);
	});
}
process.stdout.write(`The declarations of ${entries.length} entries need no framework.\n`);
