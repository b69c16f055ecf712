import { ApiError, createApiClient, type Query, queries } from "@nev/contract";
import { effect } from "@preact/signals-react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { createLoader } from "./create-loader.js";
import { type LoaderSeed, readSeed, writeSeed } from "./seed.js";

const greeting: Query<string> = { key: ["greetings", "first"], response: z.string() };

type Respond = () => Response | Promise<Response>;

const json = (body: unknown) => () => Response.json(body);
const errorResponse = (status: number, text: string) => () => new Response(text, { status });

/** A loader whose API returns these responses in order, and then repeats the last one. */
function loaderWith(responses: Respond[], seed?: LoaderSeed) {
	const requests: string[] = [];
	const client = createApiClient({
		api: "/api",
		fetch(url) {
			requests.push(url);
			return (responses[requests.length - 1] ?? responses.at(-1) ?? json(null))();
		},
	});
	return { loader: createLoader(client, seed && readSeed(seed)), requests };
}

/** A response that the test sends by calling `send`. */
function deferred(body: unknown) {
	let send = () => {};
	const response = new Promise<Response>((resolve) => {
		send = () => resolve(Response.json(body));
	});
	return { respond: () => response, send: () => send() };
}

/** Subscribes to a resource, as a component on screen does. */
function subscribe(resource: { readonly value: unknown }) {
	return effect(() => void resource.value);
}

describe("loading", () => {
	test("goes from loading to ready", async () => {
		const { loader } = loaderWith([json("hello")]);
		const resource = loader.load(greeting);
		expect(resource.value).toEqual({ status: "loading" });
		await loader.settle(greeting);
		expect(resource.value).toEqual({ status: "ready", data: "hello" });
	});

	test("loads a key once, however often it is requested", async () => {
		const { loader, requests } = loaderWith([json("hello")]);
		const resource = loader.load(greeting);
		expect(loader.load(greeting)).toBe(resource);
		await loader.settle(greeting);
		loader.load(greeting);
		await loader.settle(greeting);
		expect(requests).toHaveLength(1);
	});

	test("keeps a failure until a retry", async () => {
		const { loader, requests } = loaderWith([errorResponse(500, "no"), json("hello")]);
		await loader.settle(greeting);
		expect(await loader.settle(greeting)).toMatchObject({ status: "failed" });
		expect(requests).toHaveLength(1);

		loader.retry(greeting);
		expect(loader.load(greeting).value).toEqual({ status: "loading" });
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "hello" });
		expect(requests).toHaveLength(2);
	});

	test("ignores a retry of a resource that has not failed", async () => {
		const { loader, requests } = loaderWith([json("hello")]);
		await loader.settle(greeting);
		loader.retry(greeting);
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "hello" });
		expect(requests).toHaveLength(1);
	});

	test("reports an error that a subscriber throws, and does not fail the resource", async () => {
		const { loader } = loaderWith([json("hello")]);
		const resource = loader.load(greeting);
		const error = new Error("from a subscriber");
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

	test("fails if the response does not match the schema, and reports that", async () => {
		const report = vi.spyOn(console, "error").mockImplementation(() => {});
		onTestFinished(() => report.mockRestore());
		const { loader } = loaderWith([json(42)]);
		expect(await loader.settle(greeting)).toMatchObject({
			status: "failed",
			error: { name: "UnexpectedResponseError" },
		});
		expect(report).toHaveBeenCalledExactlyOnceWith(
			"[nev-widgets] /api/greetings/first did not return a valid API response. Check the API's address.",
		);
	});
});

describe("a resource that nobody is subscribed to any more", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	/** A loader whose requests only end when they are aborted, or when the test responds. */
	function hangingLoader() {
		const requests: { signal: AbortSignal; respond: (body: unknown) => void }[] = [];
		const client = createApiClient({
			api: "/api",
			fetch: (_, { signal }) =>
				new Promise((resolve, reject) => {
					if (!signal) throw new Error("There is no signal.");
					signal.addEventListener("abort", () => reject(signal.reason));
					requests.push({ signal, respond: (body) => resolve(Response.json(body)) });
				}),
		});
		return { loader: createLoader(client), requests };
	}

	test("is aborted while it loads, and has not failed", async () => {
		const { loader, requests } = hangingLoader();
		const resource = loader.load(greeting);
		subscribe(resource)();
		await vi.runAllTimersAsync();
		expect(requests[0]?.signal.aborted).toBe(true);
		expect(resource.value).toEqual({ status: "loading" });
		expect(writeSeed(loader)).toEqual({});
	});

	test("loads again when it is next requested", async () => {
		const { loader, requests } = hangingLoader();
		subscribe(loader.load(greeting))();
		await vi.advanceTimersByTimeAsync(0);
		const state = loader.settle(greeting);
		expect(requests).toHaveLength(2);
		requests[1]?.respond("hello");
		expect(await state).toEqual({ status: "ready", data: "hello" });
	});

	test("loads again when it is next subscribed to", async () => {
		const { loader, requests } = hangingLoader();
		const resource = loader.load(greeting);
		subscribe(resource)();
		await vi.advanceTimersByTimeAsync(0);
		const stop = subscribe(resource);
		expect(requests).toHaveLength(2);
		requests[1]?.respond("hello");
		await vi.advanceTimersByTimeAsync(0);
		expect(resource.value).toEqual({ status: "ready", data: "hello" });
		stop();
	});

	test("is not aborted if somebody subscribes at once, as in React's strict mode", async () => {
		const { loader, requests } = hangingLoader();
		const resource = loader.load(greeting);
		subscribe(resource)();
		await Promise.resolve();
		const stop = subscribe(resource);
		await vi.advanceTimersByTimeAsync(100);
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
		stop();
	});

	test("is not aborted if it is requested at once, such as to be ready later", async () => {
		const { loader, requests } = hangingLoader();
		subscribe(loader.load(greeting))();
		loader.load(greeting);
		await vi.advanceTimersByTimeAsync(100);
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
	});

	test("is not aborted while a server waits for it", async () => {
		const { loader, requests } = hangingLoader();
		const state = loader.settle(greeting);
		subscribe(loader.load(greeting))();
		await vi.advanceTimersByTimeAsync(100);
		requests[0]?.respond("hello");
		expect(await state).toEqual({ status: "ready", data: "hello" });
	});

	test("is not aborted if nobody has ever subscribed", async () => {
		const { loader, requests } = hangingLoader();
		loader.load(greeting);
		await vi.advanceTimersByTimeAsync(100);
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
	});

	test("keeps its old data if its reload is aborted", async () => {
		const { loader, requests } = hangingLoader();
		const resource = loader.load(greeting);
		requests[0]?.respond("old");
		await vi.advanceTimersByTimeAsync(0);
		const stop = subscribe(resource);
		loader.invalidate("greetings");
		stop();
		await vi.advanceTimersByTimeAsync(0);
		expect(requests[1]?.signal.aborted).toBe(true);
		expect(resource.value).toEqual({ status: "ready", data: "old" });
		subscribe(resource)();
		expect(requests).toHaveLength(3);
	});
});

test("a read that hangs fails after the client's limit, and can be retried", async () => {
	vi.useFakeTimers();
	let isHanging = true;
	const client = createApiClient({
		api: "/api",
		fetch: () => (isHanging ? new Promise(() => {}) : Response.json("hello")),
	});
	const loader = createLoader(client);
	const resource = loader.load(greeting);
	await vi.advanceTimersByTimeAsync(15_000);
	vi.useRealTimers();
	expect(resource.value).toMatchObject({ status: "failed", error: { name: "TimeoutError" } });
	isHanging = false;
	loader.retry(greeting);
	expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "hello" });
});

describe("a 401", () => {
	test("is null on request", async () => {
		const { loader } = loaderWith([errorResponse(401, "Unauthorized")]);
		loader.load(greeting, { on401: "null" });
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: null });
	});

	test("is the only status that can be null", async () => {
		const { loader } = loaderWith([errorResponse(403, "Forbidden")]);
		loader.load(greeting, { on401: "null" });
		expect(await loader.settle(greeting)).toMatchObject({ status: "failed" });
	});
});

describe("invalidating", () => {
	test("reloads a subscribed resource at once, and keeps the old data until then", async () => {
		const second = deferred("second");
		const { loader, requests } = loaderWith([json("first"), second.respond]);
		const resource = loader.load(greeting);
		const stop = subscribe(resource);
		await loader.settle(greeting);

		loader.invalidate("greetings");
		expect(requests).toHaveLength(2);
		expect(resource.value).toEqual({ status: "ready", data: "first" });
		second.send();
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "second" });
		stop();
	});

	test("reloads a resource without subscribers when it is next requested", async () => {
		const { loader, requests } = loaderWith([json("first"), json("second")]);
		await loader.settle(greeting);
		subscribe(loader.load(greeting))();

		loader.invalidate("greetings");
		expect(requests).toHaveLength(1);
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "second" });
	});

	test("loads a resource again that was loading", async () => {
		const first = deferred("from before the change");
		const { loader, requests } = loaderWith([first.respond, json("from after it")]);
		const stop = subscribe(loader.load(greeting));

		loader.invalidate("greetings");
		first.send();
		expect(await loader.settle(greeting)).toEqual({ status: "ready", data: "from after it" });
		expect(requests).toHaveLength(2);
		stop();
	});

	test("matches whole segments from the start of the key", async () => {
		const { loader, requests } = loaderWith([json("hello")]);
		const stop = subscribe(loader.load(greeting));
		await loader.settle(greeting);
		loader.invalidate("greet");
		loader.invalidate("first");
		loader.invalidate("greetings", "second");
		expect(requests).toHaveLength(1);
		loader.invalidate("greetings", "first");
		expect(requests).toHaveLength(2);
		stop();
	});

	test("treats a query string as no segment", async () => {
		const { loader, requests } = loaderWith([json([])]);
		const stop = subscribe(loader.load(queries.places("miami")));
		await loader.settle(queries.places("miami"));
		loader.invalidate("places");
		expect(requests).toHaveLength(2);
		stop();
	});
});

describe("from server to browser", () => {
	test("loaded data is transferred, and is not requested again", async () => {
		const server = loaderWith([json("hello")]);
		await server.loader.settle(greeting);
		const seed = JSON.parse(JSON.stringify(writeSeed(server.loader)));

		const browser = loaderWith([], seed);
		expect(browser.loader.load(greeting).value).toEqual({ status: "ready", data: "hello" });
		expect(browser.requests).toEqual([]);
	});

	test("the number of items that were left out is transferred", async () => {
		const server = loaderWith([json([{ label: "Miami" }, null])]);
		const state = await server.loader.settle(queries.places("mia"));
		expect(state).toEqual({ status: "ready", data: [], omitted: 2 });
		const browser = loaderWith([], JSON.parse(JSON.stringify(writeSeed(server.loader))));
		expect(browser.loader.load(queries.places("mia")).value).toEqual(state);
	});

	test("an API error is transferred with its status and message", async () => {
		const server = loaderWith([errorResponse(404, "There is no such\nthing.")]);
		await server.loader.settle(greeting);

		const browser = loaderWith([], JSON.parse(JSON.stringify(writeSeed(server.loader))));
		const state = browser.loader.load(greeting).value;
		const error = state.status === "failed" ? state.error : undefined;
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ status: 404, message: "404: There is no such\nthing." });
		expect(browser.requests).toEqual([]);
	});

	test("another error is transferred with its message", async () => {
		const server = loaderWith([() => Promise.reject(new TypeError("fetch failed"))]);
		await server.loader.settle(greeting);
		const browser = loaderWith([], writeSeed(server.loader));
		expect(browser.loader.load(greeting).value).toMatchObject({
			status: "failed",
			error: { name: "Error", message: "fetch failed" },
		});
	});

	test("a resource that is still loading is not transferred", () => {
		const { loader } = loaderWith([deferred("hello").respond]);
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
