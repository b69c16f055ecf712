import * as build from "virtual:react-router/server-build";
import { answerFirst, type Logger, openBackend, type Settings, serve } from "@nev/api";
import type { ServerBuild } from "react-router";
import { createSite } from "./create-site.js";
import { embedFiles, siteFiles } from "./static-files.js";

/**
 * Serves the whole product: the site, the API and the script tag's files.
 *
 * @param clientFolder the files that the build made for browsers
 */
export async function serveSite(
	clientFolder: string,
	settings: Settings,
	log: Logger,
): Promise<void> {
	const backend = await openBackend(settings, log);
	const { app, find } = createSite({
		backend,
		// The module exports `undefined` where ServerBuild has an optional property.
		build: build as ServerBuild,
		files: [siteFiles(clientFolder), embedFiles()],
		settings,
		log,
	});
	const address = await serve(answerFirst(app, find), settings, backend.close, log);
	process.stdout.write(`\nThe site is at ${settings.publicUrl ?? address}\n`);
}
