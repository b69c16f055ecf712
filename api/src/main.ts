import { Hono } from "hono";
import { openBackend } from "./backend.js";
import { answerFirst } from "./http/answer-first.js";
import { serve } from "./serve.js";
import { start } from "./start.js";

/** Serves the API without the site. */
await start(async (settings, log) => {
	const backend = await openBackend(settings, log);
	const app = new Hono().use(backend.answers.keep).route("/api", backend.api);
	const listener = answerFirst(app, backend.answers.find);
	const address = await serve(listener, settings, backend.close, log);
	log.info(`The API is at ${address}/api`);
});
