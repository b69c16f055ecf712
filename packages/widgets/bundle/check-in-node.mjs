import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const { exports, name } = JSON.parse(
	readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/* Imports every published entry in Node, without a DOM, as a server does. */
// What the repository alone can import has no built file.
const entries = Object.keys(exports).filter(
	(entry) => !/\.(css|json)$|\*$/.test(entry) && exports[entry].default,
);
if (entries.length === 0) throw new Error("The package has no entries.");
for (const entry of entries) await import(`${name}${entry.slice(1)}`);

const { InventoryGrid, NevProvider } = await import(name);

/*
 * Loads data as a React server component does, where React has no `createContext`, and renders the
 * components with it, as their server-side rendering does.
 */
const load = `
	import { createApiClient, createLoader, queries, writeSeed } from "@nev/widgets/server";
	const vehicle = {
		id: 1, slug: "gt4", name: "GT4", description: "", price: 8995, range: "60 miles",
		category: "4-seater", series: "D6 Max", model: "GT4", imageUrl: "/gt4.svg", features: [],
		isAvailable: true, isFeatured: false, specifications: {},
	};
	const fetch = () => Response.json([vehicle]);
	const loader = createLoader(createApiClient({ api: "/api", fetch }));
	const state = await loader.settle(queries.vehicles());
	if (state.status === "failed") throw state.error;
	process.stdout.write(JSON.stringify(writeSeed(loader)));
`;
const inReactServer = ["--conditions=react-server", "--input-type=module", "--eval", load];
const seed = JSON.parse(execFileSync(process.execPath, inReactServer, { encoding: "utf8" }));
const html = renderToString(
	createElement(NevProvider, { api: "/api", seed }, createElement(InventoryGrid)),
);
if (!html.includes("GT4")) throw new Error(`The page lacks its vehicle: ${html.slice(0, 500)}`);

for (const { default: file } of Object.values(exports)) {
	if (!file?.endsWith(".js")) continue;
	const isClient = readFileSync(new URL(`../${file}`, import.meta.url), "utf8").startsWith(
		'"use client";',
	);
	const isServer = /\/(financing|server)\.js$/.test(file);
	if (isClient === isServer) throw new Error(`${file}: "use client" is ${isClient}.`);
}
process.stdout.write(
	`${entries.length} entries import in Node, and the components render with data from a React server component.\n`,
);
