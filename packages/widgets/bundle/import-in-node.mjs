import { readFileSync } from "node:fs";

/* Imports every published entry in Node, without a DOM, as a server does. */
const { name, exports } = JSON.parse(
	readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);
// What the repository alone can import has no built file.
const entries = Object.keys(exports).filter(
	(entry) => !/\.(css|json)$|\*$/.test(entry) && exports[entry].default,
);
if (entries.length === 0) throw new Error("The package has no entries.");
for (const entry of entries) await import(`${name}${entry.slice(1)}`);
process.stdout.write(`${entries.length} entries import in Node.\n`);
