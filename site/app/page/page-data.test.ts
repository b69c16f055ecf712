import { createApiClient, queries } from "@nev/contract";
import { createLoader, writeSeed } from "@nev/widgets";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type PageContext, pageContext } from "./page-context.js";
import { loadAll, loadPage } from "./page-data.js";

/** A context whose API answers with these statuses by path, and otherwise with an empty list. */
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

it("answers 200 and keeps the data for the page if everything loads", async () => {
	const context = contextWith({});
	const { data, init } = await loadPage(context, (loader) =>
		loadAll(loader, queries.states(), queries.vehicles()),
	);
	expect({ data, status: init?.status }).toEqual({ data: {}, status: 200 });
	expect(writeSeed(context.get(pageContext).loader)).toEqual({
		states: { data: [] },
		vehicles: { data: [] },
	});
});

it.each([
	["something does not exist", { states: 404 }, 404],
	["something fails to load", { vehicles: 500 }, 503],
	["both happen", { states: 404, vehicles: 500 }, 503],
])("answers with an error status if %s", async (_condition, statuses, status) => {
	expect((await load(statuses)).init?.status).toBe(status);
});

it.each([99_999, 1.5, 1e21])("answers 200 although dealership %d is gone", async (id) => {
	const { key } = queries.dealership(id);
	const context = contextWith({ [key.join("/")]: 404 });
	const { init } = await loadPage(context, (loader) =>
		loadAll(loader, queries.states(), queries.dealership(id)),
	);
	expect(init?.status).toBe(200);
	expect(writeSeed(context.get(pageContext).loader)).toHaveProperty([key.join("/")], {
		error: expect.stringMatching(/^404:/),
	});
});

it("answers with the status of the page", async () => {
	expect((await load({}, 404)).init?.status).toBe(404);
});
