import { Hono } from "hono";
import { openBackend } from "./backend.js";
import { cacheFirst } from "./http/cache-first.js";
import { serve } from "./serve.js";
import { start } from "./start.js";

/** Serves the API without the site. */
await start(async (settings, log) => {
	const address = await serve(settings, log, async () => {
		const { api, answers, close } = await openBackend(settings, log);
		const app = new Hono().route("/api", api);
		return { listener: cacheFirst(app, answers.find), close };
	});
	log.info(`The API is at ${address}/api`);
});
