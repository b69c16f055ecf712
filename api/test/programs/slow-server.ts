import { once } from "node:events";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { serve } from "../../src/serve.js";

const send = (message: string) => new Promise((resolve) => process.send?.(message, resolve));

// The start and the response of /slow wait for a message of the test.
const app = new Hono()
	.get("/quick", (context) => context.text("quick"))
	.get("/slow", async (context) => {
		await Promise.all([send("requested"), once(process, "message")]);
		return context.text("done");
	});
const settings = {
	port: Number(process.env.PORT ?? 0),
	host: "127.0.0.1",
	maxConnections: 10,
	logsAccess: false,
	metricsPort: undefined,
	readsPerMinute: 1000,
	proxyHops: 0,
	embedOrigins: ["*"],
	drainSeconds: Number(process.env.DRAIN_SECONDS ?? 0),
};
const { CLOSE_TIMEOUT, STOPS_CLOCK } = process.env;
// Signals come at the same moment then, also on a busy machine.
if (STOPS_CLOCK) performance.now = () => 0;
const close = async () => {
	await send("closed");
	// As if the database did not answer.
	if (CLOSE_TIMEOUT) await new Promise(() => {});
};
const address = await serve(
	settings,
	pino({ level: "silent" }),
	async () => {
		await Promise.all([send("opening"), once(process, "message")]);
		return { listener: getRequestListener(app.fetch), close };
	},
	CLOSE_TIMEOUT ? Number(CLOSE_TIMEOUT) : undefined,
);
await send(address);
