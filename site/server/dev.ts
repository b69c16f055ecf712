import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { openBackend, start } from "@nev/api";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { embedFiles } from "./static-files.js";

/** The part of the server that shares modules with the pages. */
type SiteModule = typeof import("./create-site.js");

// pnpm starts this in the site's own folder; the data is that of npm start and of the cli.
process.env.DATA_DIR ??= fileURLToPath(new URL("../../.data", import.meta.url));

/** The same server with hot reload: vite answers for the modules, the rest goes the usual way. */
await start(async (settings, log) => {
	const backend = await openBackend(settings, log);
	const vite = await createVite({
		server: { middlewareMode: true },
		appType: "custom",
	});
	// Taken the way the pages are, or what the pages are given would be unknown to them.
	const { createSite } = (await vite.ssrLoadModule("/server/create-site.ts")) as SiteModule;
	const site = createSite({
		backend,
		build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
		files: [embedFiles()],
		settings,
		log,
		isDevelopment: true,
	});
	const answer = getRequestListener(site.fetch);
	const server = createServer((request, response) => {
		vite.middlewares(request, response, () => void answer(request, response));
	});
	server.listen(settings.port, () => log.info(`The site is at http://localhost:${settings.port}`));
	let isStopping = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		// The terminal tells it, and so does the program that started it; it ends in order all the same.
		process.on(signal, async () => {
			if (isStopping) return;
			isStopping = true;
			await Promise.all([vite.close(), backend.close()]);
			process.exit(0);
		});
	}
});
