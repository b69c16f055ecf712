import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { createAnswer, sizeOf } from "./answer.js";
import {
	type AnswerOrResponse,
	type AnswerRoute,
	createAnswerCache,
	isAnswer,
} from "./answer-cache.js";
import { createDatasetVersions } from "./datasets.js";
import { encodeBody } from "./encode-body.js";
import { createRenderQueue, type Visitor } from "./render-queue.js";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const vehicles: AnswerRoute = { parameters: ["q", "page"], dependsOn: ["vehicles"] };

/** Answers that are numbered in the order of their creation. */
function numberedAnswers() {
	const versions = createDatasetVersions();
	const answers = createAnswerCache({ versions, queue: createRenderQueue() });
	const state = { created: 0, status: 200, beforeEnd: async () => {} };
	async function create(): Promise<AnswerOrResponse> {
		state.created += 1;
		const text = `answer ${state.created}`;
		await state.beforeEnd();
		return createAnswer(await encodeBody(text, "text/plain"), {}, state.status);
	}
	const textOf = (result: AnswerOrResponse | undefined) =>
		result && isAnswer(result) ? Buffer.from(result.variants.identity.bytes).toString() : undefined;
	return {
		versions,
		state,
		answers,
		get: async (search = "", route = vehicles, headers: Record<string, string> = {}) =>
			textOf(
				await answers.get(
					route,
					{ path: "/vehicles", search, header: (name) => headers[name] },
					create,
				),
			),
		find: (url: string, headers: Record<string, string> = {}) =>
			textOf(answers.find({ url, headers } as unknown as IncomingMessage)),
		render: (path: string, visitor: Visitor) =>
			answers.render(
				vehicles,
				{ path, search: "", header: () => undefined },
				visitor,
				async () => {},
				create,
			),
	};
}

describe("an answer", () => {
	it("is cached until a dataset changes that it is made from, and no longer in memory", async () => {
		const { versions, answers, get, find } = numberedAnswers();
		const held = new WeakRef(
			(await answers.get(
				vehicles,
				{ path: "/held", search: "", header: () => undefined },
				async () => createAnswer(await encodeBody("text", "text/plain"), {}),
			)) as object,
		);
		expect([await get(), find("/vehicles")]).toEqual(["answer 1", "answer 1"]);
		versions.increment(["dealerships", "map"]);
		expect(find("/vehicles")).toBe("answer 1");
		versions.increment(["vehicles"]);
		expect([find("/vehicles"), await get()]).toEqual([undefined, "answer 2"]);
		await expect
			.poll(() => {
				collectGarbage();
				return held.deref() === undefined;
			})
			.toBe(true);
	});

	it("tells of the search that it answers, each time that it is handed out", async () => {
		const told: unknown[] = [];
		const answers = createAnswerCache({
			versions: createDatasetVersions(),
			queue: createRenderQueue(),
			onSearch: ({ zip3 }, header) => told.push(`${zip3} ${header("user-agent")}`),
		});
		const create = async () => ({
			...createAnswer(await encodeBody("near", "text/plain"), {}),
			search: { state: "Florida", zip3: "341", foundNobody: false },
		});
		const ask = (agent: string) =>
			answers.get(vehicles, { path: "/near", search: "", header: () => agent }, create);
		await Promise.all([ask("first"), ask("at once")]);
		await ask("cached");
		answers.find({ url: "/near", headers: { "user-agent": "found" } } as IncomingMessage);
		expect(told).toEqual(["341 first", "341 at once", "341 cached", "341 found"]);
	});

	it("is found by the parameters that its route reads, in any order and with any others", async () => {
		const { get, find } = numberedAnswers();
		await get("?q=a+b&page=2");
		for (const query of ["q=a%20b&page=2", "page=2&gclid=1&q=a+b&q=other", "q=a+b&page=2&page=3"]) {
			expect(find(`/vehicles?${query}`), query).toBe("answer 1");
		}
		// Hono reads no query behind a fragment, which browsers never send.
		for (const url of ["/vehicles", "/vehicles?q=a+b", "/vehicles?q=a+b&x=#&page=2", "/other"]) {
			expect(find(url), url).toBeUndefined();
		}
	});

	it("is not found with a parameter that its route refuses", async () => {
		const { get, find } = numberedAnswers();
		await get("?q=a", { ...vehicles, isStrict: true });
		const urls = ["q=a", "q=a&gclid=1", "q=a&pages=2"].map((query) => `/vehicles?${query}`);
		expect(urls.map((url) => find(url))).toEqual(["answer 1", "answer 1", undefined]);
	});

	it("is another one for another choice of the visitor", async () => {
		const { get, find } = numberedAnswers();
		const route = {
			...vehicles,
			varyBy: (header: (name: string) => string | undefined) => header("sec-gpc") ?? "",
		};
		await get("", route);
		expect(await get("", route, { "sec-gpc": "1" })).toBe("answer 2");
		expect([find("/vehicles"), find("/vehicles", { "sec-gpc": "1" })]).toEqual([
			"answer 1",
			"answer 2",
		]);
	});

	it("is created once for all who ask meanwhile, and again for those who ask after a change", async () => {
		const { versions, state, get, find } = numberedAnswers();
		const ends: (() => void)[] = [];
		state.beforeEnd = () => new Promise((resolve) => void ends.push(resolve));
		const early = [get(), get()];
		versions.increment(["vehicles"]);
		const late = [get(), get()];
		for (const end of ends.reverse()) end();
		expect(await Promise.all([...early, ...late])).toEqual([
			"answer 1",
			"answer 1",
			"answer 2",
			"answer 2",
		]);
		// The first one was made from data that has changed since.
		expect(find("/vehicles")).toBe("answer 2");
	});

	it("that is an error of the server is not cached, and one that fails is created again", async () => {
		const { state, get } = numberedAnswers();
		state.status = 503;
		expect([await get(), await get()]).toEqual(["answer 1", "answer 2"]);
		state.beforeEnd = () => Promise.reject(new Error("broken"));
		await expect(get()).rejects.toThrow("broken");
		state.beforeEnd = async () => {};
		state.status = 404;
		expect([await get(), await get()]).toEqual(["answer 4", "answer 4"]);
	});

	it("that is rendered is not rendered for who has left, and is for who comes after that", async () => {
		const { state, render } = numberedAnswers();
		const visit = new AbortController();
		const left = render("/page", { address: "a", signal: visit.signal });
		visit.abort();
		const stays = render("/page", { address: "a" });
		await expect(left).rejects.toThrow("left");
		await stays;
		expect(state.created).toBe(1);
	});
});

it("a short answer counts with its headers, which take more memory than its body", async () => {
	const body = await encodeBody("[]", "application/json");
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
