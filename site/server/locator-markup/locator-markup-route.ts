import {
	type Backend,
	clientAddress,
	completeAnswer,
	crossOriginHeaders,
	encodeBody,
	errorHandler,
	HttpError,
	type Logger,
	locatorMarkupQuery,
	methodNotAllowed,
	type Settings,
	siteOrigin,
	toResponse,
	varyByOrigin,
	withHeaders,
} from "@nev/api";
import { type ApiError, fieldIssuesOf, isErrorCode, paths } from "@nev/contract";
import { createLoader, listQuery } from "@nev/widgets";
import { Hono } from "hono";
import type * as z from "zod/mini";
import { locatorMarkup } from "./locator-markup.js";

export interface LocatorMarkupOptions {
	backend: Pick<Backend, "answers" | "clientFor">;
	settings: Settings;
	log: Logger;
}

const path = `/api/${paths.locatorMarkup}`;

/**
 * Serves the locator with its list for a server to put into its page, as an element with a declarative
 * shadow root: `/api/embed/dealer-locator.html?state=Florida`. It reads without scripts, and the script
 * tag goes on from it without a request or a layout shift.
 */
export function locatorMarkupRoute({ backend, settings, log }: LocatorMarkupOptions): Hono {
	const { embedOrigins } = settings;
	const route = {
		parameters: Object.keys(locatorMarkupQuery.shape),
		dependsOn: ["dealerships"] as const,
		varyBy: varyByOrigin(embedOrigins),
	};
	const withOrigin = withHeaders((context) => ({
		...crossOriginHeaders(embedOrigins, context.req.header("origin")),
		"x-content-type-options": "nosniff",
	}));

	/** @throws {HttpError} as the list fails */
	async function render(
		attributes: z.infer<typeof locatorMarkupQuery>,
		caller: { clientAddress: string },
	): Promise<string> {
		const { state, lang = "en", ...search } = attributes;
		const loader = createLoader(backend.clientFor({ ...caller, dependsOn: route.dependsOn }));
		const list = await loader.settle(listQuery(search, { state }));
		if (list.status === "failed") {
			const { code = "", body } = list.error as Partial<ApiError>;
			throw new HttpError(
				isErrorCode(code) ? code : "internal-error",
				body?.error ?? list.error.message,
			);
		}
		return locatorMarkup({
			attributes,
			search,
			state,
			lang,
			loader,
			origin: siteOrigin(settings),
		});
	}

	return new Hono()
		.use(path, withOrigin)
		.get(path, async (context) => {
			const given = Object.entries(context.req.query()).filter(([, value]) => value.trim());
			const { data, error } = locatorMarkupQuery.safeParse(Object.fromEntries(given));
			if (error) {
				const issues = fieldIssuesOf(error);
				const sentences = Object.values(issues).map(({ message }) => `${message}.`);
				throw new HttpError("malformed-query", sentences.join(" "), { issues });
			}
			const written = Object.entries(data).map(([name, value]) => [name, String(value)]);
			const address = clientAddress(context, settings.proxyHops);
			const answer = await backend.answers.render(
				route,
				{
					path,
					search: written.length > 0 ? `?${new URLSearchParams(written)}` : "",
					header: (name) => context.req.header(name),
				},
				{ address, signal: context.req.raw.signal },
				() => render(data, { clientAddress: address }),
				async (html) => {
					const body = await encodeBody(html, "text/html; charset=utf-8", "quick");
					return completeAnswer(context, body, {
						"cache-control": "public, max-age=300",
						"x-robots-tag": "noindex",
					});
				},
			);
			return toResponse(context, answer);
		})
		.all(path, () => methodNotAllowed(["GET", "HEAD"]))
		.onError(errorHandler(log));
}
