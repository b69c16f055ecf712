import { createApiClient, queries } from "@nev/contract";
import { createLoader } from "@nev/widgets";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type PageContext, pageContext } from "./page-context.js";
import { loadAll, loadPage } from "./page-data.js";

/** A context whose API answers by path with a status; everything else with an empty list. */
function contextWith(statuses: Record<string, number>) {
	const client = createApiClient({
		api: "http://api.test",
		fetch(url) {
			const status = statuses[new URL(url).pathname.slice(1)] ?? 200;
			return status === 200 ? Response.json([]) : new Response("", { status });
		},
	});
	const context = new RouterContextProvider();
	context.set(pageContext, { loader: createLoader(client) } as PageContext);
	return context;
}

const load = (statuses: Record<string, number>, status?: number) =>
	loadPage(
		contextWith(statuses),
		(loader) => loadAll(loader, queries.states(), queries.vehicles()),
		status,
	);

it("a page with all it shows is answered with 200, and hands it over", async () => {
	const { data, init } = await load({});
	expect(init?.status).toBe(200);
	expect(data.seed).toEqual({ states: { data: [] }, vehicles: { data: [] } });
});

it.each([
	["something that does not exist", { states: 404 }, 404],
	["something that could not be loaded", { vehicles: 500 }, 503],
	["both", { states: 404, vehicles: 500 }, 503],
])("a page with %s says so in its status", async (_what, statuses, status) => {
	expect((await load(statuses)).init?.status).toBe(status);
});

it.each([99_999, 1.5, 1e21])("a page is there without dealer %d, who is gone", async (id) => {
	const { key } = queries.dealership(id);
	const { data, init } = await loadPage(contextWith({ [key.join("/")]: 404 }), (loader) =>
		loadAll(loader, queries.states(), queries.dealership(id)),
	);
	expect(init?.status).toBe(200);
	expect(data.seed).toHaveProperty([key.join("/")], { error: expect.stringMatching(/^404:/) });
});

it("a page may have a status of its own", async () => {
	expect((await load({}, 404)).init?.status).toBe(404);
});
