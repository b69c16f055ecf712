import {
	allowOrigin,
	type Backend,
	createAnswer,
	prepareResponse,
	type Settings,
	sendAnswer,
} from "@nev/api";
import { type ApiError, type ErrorBody, regionAbbreviation, regionNames } from "@nev/contract";
import { createApiClient, createLoader, listQuery } from "@nev/widgets";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { siteOrigin } from "../create-page-context.js";
import { locatorMarkup } from "./locator-markup.js";

export interface LocatorMarkupOptions {
	backend: Pick<Backend, "api">;
	settings: Settings;
}

/** Attributes of the element. Others need no list of another kind, so whoever has this adds them. */
const querySchema = z.strictObject({
	lang: z.optional(z.string().check(z.regex(/^(en|es)(-[A-Za-z]{2})?$/))),
	radius: z.optional(z.coerce.number().check(z.gt(0), z.lte(5000))),
	state: z.optional(z.pipe(z.transform(fullName), z.enum(regionNames))),
	zip: z.optional(z.string().check(z.regex(/^\d{5}$/))),
});

/** A state by its full name, which may be abbreviated as in the element's attribute. */
function fullName(text: unknown): unknown {
	const lowerCase = `${text}`.toLowerCase();
	return regionNames.find((name) =>
		[name, regionAbbreviation(name)].some((written) => written?.toLowerCase() === lowerCase),
	);
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

	return new Hono().get("/api/embed/dealer-locator.html", async (context) => {
		const headers = headersFor(context);
		const fail = (error: string, status: number) =>
			Response.json({ error } satisfies ErrorBody, {
				status,
				headers: { ...headers, "cache-control": "no-store" },
			});
		const given = Object.entries(context.req.query()).filter(([, value]) => value !== "");
		const query = querySchema.safeParse(Object.fromEntries(given));
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
