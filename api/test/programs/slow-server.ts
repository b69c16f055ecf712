import { once } from "node:events";
import { Hono } from "hono";
import { pino } from "pino";
import { serve } from "../../src/serve.js";

const tell = (message: string) => new Promise((resolve) => process.send?.(message, resolve));

// Serves an answer that comes when the test says so.
const app = new Hono()
	.get("/quick", (context) => context.text("quick"))
	.get("/slow", async (context) => {
		await Promise.all([tell("asked"), once(process, "message")]);
		return context.text("done");
	});
const settings = { port: 0, host: "127.0.0.1" };
const close = async () => void (await tell("closed"));
await tell(await serve(app, settings, close, pino({ level: "silent" })));
