import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { cacheFirst, type Logger, openBackend, type Service, type Settings } from "@nev/api";
import type { ServerBuild } from "react-router";
import { createSite } from "./create-site.js";
import { embedFiles, embedFoldersIn, siteFiles, storybookFiles } from "./static-files.js";

/**
 * Opens the backend and the site on it.
 *
 * @param clientFolder the files that the build made for browsers
 * @param storybookFolder the built Storybook, which a setting asks for
 */
export async function openSite(
	clientFolder: string,
	storybookFolder: string,
	settings: Settings,
	log: Logger,
): Promise<Service> {
	const backend = await openBackend(settings, log);
	const app = createSite({
		backend,
		// The module exports `undefined` where ServerBuild has an optional property.
		build: build as ServerBuild,
		files: [
			siteFiles(clientFolder, join(settings.dataDirectory, "assets")),
			embedFiles(embedFoldersIn(settings.dataDirectory)),
			...(settings.servesStorybook ? [storybookFiles(storybookFolder)] : []),
		],
		settings,
		log,
	});
	return { listener: cacheFirst(app, backend.answers.find), close: backend.close };
}
