import { ApiError, createApiClient, type Query, queries } from "@nev/contract";
import { effect } from "@preact/signals-react";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createLoader } from "./loader.js";
import { type LoaderSeed, readSeed, writeSeed } from "./seed.js";

const greeting: Query<string> = { key: ["greetings", "first"], response: z.string() };

type Answer = () => Response | Promise<Response>;

const json = (body: unknown) => () => Response.json(body);
const refusal = (status: number, text: string) => () => new Response(text, { status });

/** A loader whose API gives these answers one after the other, the last one for ever. */
function loaderWith(answers: Answer[], seed?: LoaderSeed) {
	const asked: string[] = [];
	const client = createApiClient({
		api: "/api",
		fetch(url) {
			asked.push(url);
			return (answers[asked.length - 1] ?? answers.at(-1) ?? json(null))();
		},
	});
	return { loader: createLoader(client, seed && readSeed(seed)), asked };
}

/** An answer that comes when the test says so. */
function later(body: unknown) {
	let arrive = () => {};
	const answer = new Promise<Response>((resolve) => {
		arrive = () => resolve(Response.json(body));
	});
	return { answer: () => answer, arrive: () => arrive() };
}

/** Puts a resource on screen. */
function watch(resource: { readonly value: unknown }) {
	return effect(() => void resource.value);
}

describe("loading", () => {
	test("a key's segments joined by slashes are the path", async () => {
		const { loader, asked } = loaderWith([json([])]);
		await loader.settle(queries.dealershipsOfState("New York"));
		expect(asked).toEqual(["/api/dealerships/state/New%20York"]);
	});

	test("goes from loading to ready", async () => {
		const { loader } = loaderWith([json("hello")]);
		const resource = loader.load(greeting);
		expect(resource.value).toEqual({ status: "loading" });
		await loader.settle(greeting);
		expect(resource.value).toEqual({ status: "ready", data: "hello" });
	});

	test("a key is loaded once, however often it is asked for", async () => {
		const { loader, asked } = loaderWith([json("hello")]);
		const resource = loader.load(greeting);
		expect(loader.load(greeting)).toBe(resource);
		await loader.settle(greeting);
		loader.load(greeting);
		await loader.settle(greeting);
		expect(asked).toHaveLength(1);
	});

	test("a failure stays until a retry", async () => {
		const { loader, asked } = loaderWith([refusal(500, "no"), json("hello")]);
		await loader.settle(greeting);
		expect(await loader.settle(greeting)).toMatchObject({ status: "failed" });
		expect(asked).toHaveLength(1);

		loader.retry(greeting);
		expect(loader.load(greeting).value).toEqual({ status: "loading" });
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "hello" });
		expect(asked).toHaveLength(2);
	});

	test("a retry of what did not fail does nothing", async () => {
		const { loader, asked } = loaderWith([json("hello")]);
		await loader.settle(greeting);
		loader.retry(greeting);
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "hello" });
		expect(asked).toHaveLength(1);
	});

	test("what a follower throws is reported, and is no failure of the resource", async () => {
		const { loader } = loaderWith([json("hello")]);
		const resource = loader.load(greeting);
		const error = new Error("the follower's");
		const report = vi.fn();
		const { queueMicrotask } = globalThis;
		vi.stubGlobal("queueMicrotask", (task: () => void) =>
			queueMicrotask(() => {
				try {
					task();
				} catch (thrown) {
					report(thrown);
				}
			}),
		);
		const stop = effect(() => {
			if (resource.value.status !== "loading") throw error;
		});
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "hello" });
		vi.unstubAllGlobals();
		stop();
		expect(resource.value.status).toBe("ready");
		expect(report).toHaveBeenCalledExactlyOnceWith(error);
	});

	test("an answer of another shape is a failure", async () => {
		const { loader } = loaderWith([json(42)]);
		expect(await loader.settle(greeting)).toMatchObject({
			status: "failed",
			error: { name: "UnexpectedResponseError" },
		});
	});
});

describe("a 401", () => {
	test("is a failure", async () => {
		const { loader } = loaderWith([refusal(401, "Unauthorized")]);
		loader.load(greeting);
		expect(await loader.settle(greeting)).toMatchObject({
			status: "failed",
			error: { message: "401: Unauthorized" },
		});
	});

	test("is null where that is wanted", async () => {
		const { loader } = loaderWith([refusal(401, "Unauthorized")]);
		loader.load(greeting, { on401: "null" });
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: null });
	});

	test("is the only status that may be null", async () => {
		const { loader } = loaderWith([refusal(403, "Forbidden")]);
		loader.load(greeting, { on401: "null" });
		expect(await loader.settle(greeting)).toMatchObject({ status: "failed" });
	});
});

describe("invalidating", () => {
	test("loads anew at once what is on screen, and keeps the old until then", async () => {
		const second = later("second");
		const { loader, asked } = loaderWith([json("first"), second.answer]);
		const resource = loader.load(greeting);
		const stop = watch(resource);
		await loader.settle(greeting);

		loader.invalidate("greetings");
		expect(asked).toHaveLength(2);
		expect(resource.value).toEqual({ status: "ready", data: "first" });
		second.arrive();
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "second" });
		stop();
	});

	test("loads what is not on screen when it is next asked for", async () => {
		const { loader, asked } = loaderWith([json("first"), json("second")]);
		await loader.settle(greeting);
		watch(loader.load(greeting))();

		loader.invalidate("greetings");
		expect(asked).toHaveLength(1);
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "second" });
	});

	test("loads once more what was on its way", async () => {
		const first = later("from before the change");
		const { loader, asked } = loaderWith([first.answer, json("from after it")]);
		const stop = watch(loader.load(greeting));

		loader.invalidate("greetings");
		first.arrive();
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "from after it" });
		expect(asked).toHaveLength(2);
		stop();
	});

	test("concerns whole segments from the start of the key", async () => {
		const { loader, asked } = loaderWith([json("hello")]);
		const stop = watch(loader.load(greeting));
		await loader.settle(greeting);
		loader.invalidate("greet");
		loader.invalidate("first");
		loader.invalidate("greetings", "second");
		expect(asked).toHaveLength(1);
		loader.invalidate("greetings", "first");
		expect(asked).toHaveLength(2);
		stop();
	});

	test("does not mistake a query string for a segment", async () => {
		const { loader, asked } = loaderWith([json([])]);
		const stop = watch(loader.load(queries.places("miami")));
		await loader.settle(queries.places("miami"));
		loader.invalidate("places");
		expect(asked).toHaveLength(2);
		stop();
	});
});

describe("from server to browser", () => {
	test("what is ready goes over, and is not asked for again", async () => {
		const server = loaderWith([json("hello")]);
		await server.loader.settle(greeting);
		const seed = JSON.parse(JSON.stringify(writeSeed(server.loader)));

		const browser = loaderWith([], seed);
		expect(browser.loader.load(greeting).value).toEqual({ status: "ready", data: "hello" });
		expect(browser.asked).toEqual([]);
	});

	test("a refusal goes over with its status and its message", async () => {
		const server = loaderWith([refusal(404, "There is no such\nthing.")]);
		await server.loader.settle(greeting);

		const browser = loaderWith([], JSON.parse(JSON.stringify(writeSeed(server.loader))));
		const state = browser.loader.load(greeting).value;
		const error = state.status === "failed" ? state.error : undefined;
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ status: 404, message: "404: There is no such\nthing." });
		expect(browser.asked).toEqual([]);
	});

	test("another failure goes over with its message", async () => {
		const server = loaderWith([() => Promise.reject(new TypeError("fetch failed"))]);
		await server.loader.settle(greeting);
		const browser = loaderWith([], writeSeed(server.loader));
		expect(browser.loader.load(greeting).value).toMatchObject({
			status: "failed",
			error: { name: "Error", message: "fetch failed" },
		});
	});

	test("what is still on its way stays behind", () => {
		const { loader } = loaderWith([later("hello").answer]);
		loader.load(greeting);
		expect(writeSeed(loader)).toEqual({});
	});

	test("a seeded failure can be retried", async () => {
		const { loader } = loaderWith([json("hello")], { "greetings/first": { error: "500: no" } });
		loader.load(greeting);
		loader.retry(greeting);
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "hello" });
	});
});
