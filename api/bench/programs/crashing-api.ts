import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { openBackend } from "../../src/backend.js";
import { serve } from "../../src/serve.js";
import { readSettings } from "../../src/settings/settings.js";

// Serves the API. After a message, it kills itself between the next commit and its response.
const settings = readSettings(process.env);
const log = pino({ level: "fatal" });
const backend = await openBackend(settings, log);

let crashesAfterCommit = false;
process.on("message", () => {
	crashesAfterCommit = true;
});

const app = new Hono()
	.use("/api/*", async (context, next) => {
		await next();
		if (crashesAfterCommit && context.res.status === 201) process.kill(process.pid, "SIGKILL");
	})
	.route("/api", backend.api);

await serve(settings, log, async () => ({
	listener: getRequestListener(app.fetch),
	close: backend.close,
}));
process.send?.("listening");
