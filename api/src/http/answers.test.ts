import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { createAnswer, sizeOf } from "./answer.js";
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

it("a short answer counts with its headers, which take more memory than its body", async () => {
	const body = await prepareResponse("[]", "application/json");
	const answers: unknown[] = [];
	const countMemory = () => {
		collectGarbage();
		return process.memoryUsage().heapUsed;
	};
	const before = countMemory();
	const headers = { "access-control-allow-origin": "*", "cache-control": "public, max-age=86400" };
	for (let count = 0; count < 10_000; count += 1) answers.push(createAnswer(body, headers));
	const memory = (countMemory() - before) / answers.length;
	expect(sizeOf(createAnswer(body, headers))).toBeGreaterThan(memory);
});
