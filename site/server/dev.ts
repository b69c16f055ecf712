import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { openBackend, start } from "@nev/api";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { embedFiles, embedFoldersIn } from "./static-files.js";

type SiteModule = typeof import("./create-site.js");

// pnpm starts this script in the site's folder. Use the settings and the data of `npm start` and of the CLI.
const inRoot = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
process.env.DATA_DIR ??= inRoot(".data");

/** Starts the same server with hot reload: Vite serves the modules, the site everything else. */
await start(async (settings, log) => {
	const backend = await openBackend(settings, log);
	const vite = await createVite({
		server: { middlewareMode: true },
		appType: "custom",
	});
	// Loaded by Vite as the pages are, so that both share one instance of `pageContext`.
	const { createSite } = (await vite.ssrLoadModule("/server/create-site.ts")) as SiteModule;
	const site = createSite({
		backend,
		build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
		files: [embedFiles(embedFoldersIn(settings.dataDirectory))],
		settings,
		log,
		isDevelopment: true,
	});
	const listener = getRequestListener(site.fetch);
	const server = createServer((request, response) => {
		vite.middlewares(request, response, () => void listener(request, response));
	});
	server.listen(settings.port, () => log.info(`The site is at http://localhost:${settings.port}`));
	let isStopping = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		// Ctrl+C arrives twice: from the terminal and from pnpm. Shut down once.
		process.on(signal, async () => {
			if (isStopping) return;
			isStopping = true;
			await Promise.all([vite.close(), backend.close()]);
			process.exit(0);
		});
	}
});
