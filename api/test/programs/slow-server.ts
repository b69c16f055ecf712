import { once } from "node:events";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { serve } from "../../src/serve.js";

const send = (message: string) => new Promise((resolve) => process.send?.(message, resolve));

// The response of /slow waits for a message of the test.
const app = new Hono()
	.get("/quick", (context) => context.text("quick"))
	.get("/slow", async (context) => {
		await Promise.all([send("requested"), once(process, "message")]);
		return context.text("done");
	});
const settings = { port: 0, host: "127.0.0.1", maxConnections: 10 };
const close = async () => void (await send("closed"));
await send(await serve(getRequestListener(app.fetch), settings, close, pino({ level: "silent" })));
