import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { openBackend, serve, start } from "@nev/api";
import type { ServerBuild } from "react-router";
import { createSite } from "./create-site.js";
import { embedFiles, siteFiles } from "./static-files.js";

/** Starts the whole product: the site, the API and the script tag's files. */
await start(async (settings, log) => {
	const backend = await openBackend(settings, log);
	const site = createSite({
		backend,
		// The module exports `undefined` where ServerBuild has an optional property.
		build: build as ServerBuild,
		files: [siteFiles(fileURLToPath(new URL("../client", import.meta.url))), embedFiles()],
		settings,
		log,
	});
	const address = await serve(site, settings, backend.close, log);
	process.stdout.write(`\nThe site is at ${settings.publicUrl ?? address}\n`);
});
