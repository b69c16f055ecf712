import { Hono } from "hono";
import { openBackend } from "./backend.js";
import { serve } from "./serve.js";
import { start } from "./start.js";

/** Serves the API without the site. */
await start(async (settings, log) => {
	const backend = await openBackend(settings, log);
	const address = await serve(new Hono().route("/api", backend.api), settings, backend.close, log);
	log.info(`The API is at ${address}/api`);
});
