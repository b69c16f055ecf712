import {
	allowOrigin,
	type Backend,
	createAnswer,
	locatorMarkupQuery,
	prepareResponse,
	type Settings,
	sendAnswer,
} from "@nev/api";
import { type ApiError, type ErrorBody, paths } from "@nev/contract";
import { createApiClient, createLoader, listQuery } from "@nev/widgets";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { siteOrigin } from "../create-page-context.js";
import { locatorMarkup } from "./locator-markup.js";

export interface LocatorMarkupOptions {
	backend: Pick<Backend, "api">;
	settings: Settings;
}

/**
 * Serves the locator with its list for a server to put into its page, as an element with a declarative
 * shadow root: `/api/embed/dealer-locator.html?state=Florida`. It reads without scripts, and the script
 * tag goes on from it without a request or a layout shift.
 */
export function locatorMarkupRoute({ backend, settings }: LocatorMarkupOptions): Hono {
	const { embedOrigins } = settings;
	const headersFor = (context: Context) => ({
		...allowOrigin(embedOrigins, context.req.header("origin")),
		...(!embedOrigins.includes("*") && { vary: "Origin" }),
		"x-content-type-options": "nosniff",
	});

	return new Hono().get(`/api/${paths.locatorMarkup}`, async (context) => {
		const headers = headersFor(context);
		const fail = (error: string, status: number) =>
			Response.json({ error } satisfies ErrorBody, {
				status,
				headers: { ...headers, "cache-control": "no-store" },
			});
		const given = Object.entries(context.req.query()).filter(([, value]) => value !== "");
		const query = locatorMarkupQuery.safeParse(Object.fromEntries(given));
		if (!query.success) return fail(z.prettifyError(query.error), 400);
		const { state, lang = "en", ...search } = query.data;
		const loader = createLoader(
			createApiClient({
				api: "http://api.internal",
				fetch: (url, init) => backend.api.request(url, init),
			}),
		);
		const list = await loader.settle(listQuery(search, { state }));
		if (list.status === "failed") {
			const { status = 503, body } = list.error as Partial<ApiError>;
			return fail(body?.error ?? list.error.message, status);
		}
		const html = locatorMarkup({
			attributes: query.data,
			search,
			state,
			lang,
			loader,
			origin: siteOrigin(settings),
		});
		const answer = createAnswer(await prepareResponse(html, "text/html; charset=utf-8", "quick"), {
			...headers,
			"cache-control": "public, max-age=300",
			"x-robots-tag": "noindex",
		});
		context.get("keepQueryAnswer")?.(answer);
		return sendAnswer(context, answer);
	});
}
