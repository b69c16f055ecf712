import { createApiClient } from "@nev/contract";
import { sampleDealerships } from "@nev/sample-data";
import { describe, expect, test, vi } from "vitest";
import { createLoader } from "../loader/index.js";
import { createApiSource, listQuery, type SourceScope } from "./dealership-source.js";
import { createWaitingSource } from "./waiting-source.js";

const florida = { west: -88, south: 24, east: -79, north: 31, zoom: 6 };
const point = { latitude: 26, longitude: -81, count: 3 };

/** A source whose API returns these responses in order. */
function sourceWith(responses: Response[], scope?: SourceScope) {
	const requests: string[] = [];
	const client = createApiClient({
		api: "/api",
		fetch(url) {
			requests.push(url);
			return responses[requests.length - 1] ?? Response.error();
		},
	});
	return { source: createApiSource(createLoader(client), scope), requests };
}

const failure = () => new Response("no", { status: 500 });

describe("the API's dealerships", () => {
	test("are restricted to the scope's state in every search", () => {
		const { source, requests } = sourceWith([], { state: "Florida" });
		source.byText({ q: "carts", radiusMiles: 50, limit: 24 });
		source.byDistance({ origin: { zip: "33101" }, radiusMiles: 50, limit: 24 });
		source.clusters(florida, "carts").catch(() => {});
		expect(requests).toHaveLength(3);
		for (const url of requests) expect(url).toContain("state=Florida");
	});

	test("for the first list are requested by the query that a server loads", () => {
		const { source, requests } = sourceWith([], { state: "Florida" });
		source.byDistance({ origin: { zip: "33101" }, radiusMiles: 50, limit: 24 });
		const query = listQuery({ zip: "33101" }, { state: "Florida" });
		expect(requests).toEqual([`/api/${query.key.join("/")}`]);
	});
});

test("a source of one state includes only the dealerships of that state", () => {
	const [naples] = sampleDealerships.filter(({ city }) => city === "Naples");
	if (!naples) throw new Error("There is no dealership in Naples.");
	const { openingHours: _, ...dealership } = { id: 1, ...naples };
	expect(sourceWith([]).source.includes(dealership)).toBe(true);
	expect(sourceWith([], { state: "Florida" }).source.includes(dealership)).toBe(true);
	expect(sourceWith([], { state: "Texas" }).source.includes(dealership)).toBe(false);
});

test("the next part of a list is requested by its offset", () => {
	const { source, requests } = sourceWith([]);
	source.byText({ q: "carts", radiusMiles: 50, limit: 24, offset: 24 });
	source.byDistance({ origin: { zip: "33101" }, radiusMiles: 50, limit: 24, offset: 24 });
	for (const url of requests) expect(url).toContain("limit=24&offset=24");
});

describe("the map's points", () => {
	test("load again after a failure", async () => {
		const { source, requests } = sourceWith([failure(), Response.json({ clusters: [point] })]);
		await expect(source.clusters(florida, "")).rejects.toMatchObject({ status: 500 });
		expect(await source.clusters(florida, "")).toEqual([point]);
		expect(requests).toHaveLength(2);
	});
});

test("a request for the map's points and one for places can be aborted", async () => {
	const signals: (AbortSignal | null | undefined)[] = [];
	const client = createApiClient({
		api: "/api",
		fetch(_, { signal }) {
			signals.push(signal);
			return new Promise(() => {});
		},
	});
	const source = createApiSource(createLoader(client));
	const controller = new AbortController();
	void source.clusters(florida, "", controller.signal);
	void source.places("mia", controller.signal);
	controller.abort();
	expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});

describe("places", () => {
	test("load again after a failure", async () => {
		const miami = { label: "Miami, Florida", city: "Miami", state: "Florida" };
		const place = { ...miami, latitude: 25.77, longitude: -80.19 };
		const { source, requests } = sourceWith([failure(), Response.json([place])]);
		await expect(source.places("mia")).rejects.toMatchObject({ status: 500 });
		expect(await source.places("mia")).toEqual([place]);
		expect(requests).toHaveLength(2);
	});
});

test("a list that is not there yet is loading, and one that could not be loaded is loaded again", () => {
	const request = { q: "", radiusMiles: 50, limit: 24 };
	const waiting = createWaitingSource({ status: "loading" }, () => {});
	expect(waiting.byText(request).resource.value).toEqual({ status: "loading" });
	expect(waiting.byId(7).resource.value).toEqual({ status: "loading" });
	const retry = vi.fn();
	const failed = createWaitingSource({ status: "failed", error: new Error("offline") }, retry);
	expect(failed.byText(request).resource.value).toMatchObject({ status: "failed" });
	failed.byText(request).retry();
	expect(retry).toHaveBeenCalledOnce();
});
