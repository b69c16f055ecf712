import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { createAnswers } from "./answers.js";
import { prepareResponse } from "./prepared-response.js";
import { sendPrepared } from "./send-prepared.js";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

it("answers go with what they are made from, whether or not somebody asks for them again", async () => {
	const state = { source: {} };
	const { find, keep } = createAnswers(
		() => state.source,
		() => "",
	);
	const body = await prepareResponse("text", "text/plain");
	const app = new Hono().use(keep).get("/text", (context) => sendPrepared(context, body, {}));
	await app.request("/text");
	const answer = () => find({ url: "/text", headers: {} } as IncomingMessage);
	const kept = new WeakRef(answer() ?? {});
	collectGarbage();
	expect(answer()).toBeDefined();
	state.source = {};
	await expect
		.poll(() => {
			collectGarbage();
			return kept.deref() === undefined;
		})
		.toBe(true);
});
