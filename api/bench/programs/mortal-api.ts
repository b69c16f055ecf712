import { Hono } from "hono";
import { pino } from "pino";
import { openBackend } from "../../src/backend.js";
import { serve } from "../../src/serve.js";
import { readSettings } from "../../src/settings/settings.js";

// The API, which dies as if its machine had: told so, after its next commit and before the answer.
const settings = readSettings(process.env);
const log = pino({ level: "fatal" });
const backend = await openBackend(settings, log);

let diesAfterCommit = false;
process.on("message", () => {
	diesAfterCommit = true;
});

const app = new Hono()
	.use("/api/*", async (context, next) => {
		await next();
		if (diesAfterCommit && context.res.status === 201) process.kill(process.pid, "SIGKILL");
	})
	.route("/api", backend.api);

await serve(app, settings, backend.close, log);
process.send?.("up");
