import { Hono } from "hono";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { newAnswers, silent } from "../../test/test-backend.js";
import type { Datasets } from "./datasets.js";
import { errorHandler } from "./http-error.js";
import { registerRoutes } from "./register-routes.js";
import { cachedJson, json } from "./response-format.js";
import { defineRoute, type Route } from "./route.js";

const services = { answers: newAnswers(), data: {} as Datasets };
const appWith = (route: Route) =>
	registerRoutes(new Hono(), [route], services).onError(errorHandler(silent));

it("parses path, query, headers and body by the schemas of a route", async () => {
	const app = appWith(
		defineRoute({
			method: "post",
			path: "shops/{shop}/orders/{id}",
			patterns: { id: "\\d+" },
			summary: "An order",
			query: z.object({ copies: z._default(z.coerce.number(), 1) }),
			headers: z.object({ "x-client": z.string("Name the client.").check(z.trim()) }),
			body: z.object({ item: z.string() }),
			response: json(z.array(z.unknown()), { status: 201 }),
			handle: ({ params, query, headers, body }) => [
				params.shop,
				params.id,
				query.copies,
				headers["x-client"],
				body.item,
			],
		}),
	);
	const send = async (path: string, headers: Record<string, string>) => {
		const response = await app.request(path, {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body: JSON.stringify({ item: "tyre" }),
		});
		return [response.status, await response.text()];
	};
	const client = { "x-client": " till " };
	expect(await send("/shops/naples/orders/7?copies=2", client)).toEqual([
		201,
		'["naples","7",2,"till","tyre"]',
	]);
	expect(await send("/shops/naples/orders/7?copies=", client)).toEqual([
		201,
		'["naples","7",1,"till","tyre"]',
	]);
	expect(await send("/shops/naples/orders/7", {})).toEqual([
		400,
		'{"error":"Name the client.","code":"malformed-header"}',
	]);
	expect((await send("/shops/naples/orders/seven", client))[0]).toBe(404);
});

it("gives a parameter without the extension that follows it", async () => {
	const app = appWith(
		defineRoute({
			method: "get",
			path: "pages/{book}/{page}.html",
			patterns: { page: "\\d+" },
			summary: "A page",
			response: json(z.record(z.string(), z.string())),
			handle: ({ params: { book, page } }) => ({ book, page }),
		}),
	);
	expect(await (await app.request("/pages/a.html/12.html")).json()).toEqual({
		book: "a.html",
		page: "12",
	});
	for (const path of [
		"/pages/a/12",
		"/pages/a/12xhtml",
		"/pages/a/x.html",
		"/pages/a/12.html.gz",
	]) {
		expect((await app.request(path)).status).toBe(404);
	}
});

it("encodes a cached value once, and again if that failed", async () => {
	let encodings = 0;
	const value = {
		id: 1,
		toJSON() {
			encodings += 1;
			if (encodings === 1) throw new Error("out of memory");
			return { id: 1 };
		},
	};
	const app = appWith(
		defineRoute({
			method: "get",
			path: "value",
			summary: "A value",
			response: cachedJson(z.object({ id: z.number() }), {}),
			handle: () => value,
		}),
	);
	const statuses = [];
	for (let request = 0; request < 4; request++) statuses.push((await app.request("/value")).status);
	expect(statuses).toEqual([500, 200, 200, 200]);
	expect(encodings).toBe(2);
});
