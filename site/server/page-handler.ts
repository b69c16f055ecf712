import {
	type AnswerOrResponse,
	type Backend,
	type CountedSearch,
	clientAddress,
	completeAnswer,
	encodeBody,
	HttpError,
	type Logger,
	type Settings,
	toResponse,
} from "@nev/api";
import type { Context, Handler } from "hono";
import {
	createContext,
	createRequestHandler,
	RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { pageContext } from "../app/page/page-context.js";
import { readRequestPrivacy } from "../app/page/privacy.js";
import { createPageContext } from "./create-page-context.js";
import { normalizeRequest } from "./normalize-request.js";
import { normalizeAddress, pageMatcher, undeclaredParameters } from "./page-address.js";

export interface PageHandlerOptions {
	backend: Pick<
		Backend,
		"acknowledgements" | "answers" | "catalogue" | "clientFor" | "corrections" | "renderQueue"
	>;
	build: ServerBuild | (() => Promise<ServerBuild>);
	settings: Settings;
	log: Logger;
	isDevelopment: boolean;
}

/** Sent with a page whose data failed to load. */
const retryAfterSeconds = 5;

/** A method that no route has, for which the router renders its page for errors. */
const methodOfNoRoute = "OPTIONS";

type Render = () => Promise<Response>;

/** Renders the page after a form in its turn. The form itself waits for nobody: it is sent to the database. */
const turnContext = createContext<(render: Render) => Promise<Response>>((render) => render());

/**
 * Answers with the page of an address: the cached one, or one that is rendered in its turn. Methods that a
 * page does not have get one page for all of them, with 405.
 */
export function pageHandler(options: PageHandlerOptions): Handler {
	const { backend, build, settings, log, isDevelopment } = options;
	const { acknowledgements, answers, catalogue, clientFor, corrections, renderQueue } = backend;
	const matcher =
		typeof build === "function" ? async () => pageMatcher(await build()) : keep(pageMatcher(build));
	const render = createRequestHandler(
		typeof build === "function" ? build : inTurns(build),
		isDevelopment ? "development" : "production",
	);

	return async (context) => {
		const request = normalizeRequest(context.req.raw);
		const url = new URL(request.url);
		// The router's requests for the data of a page.
		const isData = url.pathname.endsWith(".data");
		if (isData) url.pathname = url.pathname.slice(0, -".data".length).replace(/\/_(root)?$/, "/");
		const page = normalizeAddress(url, await matcher(), catalogue.snapshot);
		const address = clientAddress(context, settings.proxyHops);
		const visitor = { address, signal: context.req.raw.signal };
		const inTurn = (call: Render) =>
			renderQueue.add(call, async (response) => response).join(visitor);

		async function renderPage(
			pageRequest: Request,
			{ turn, onSearch }: { turn?: typeof inTurn; onSearch?: (search: CountedSearch) => void } = {},
		): Promise<Response> {
			const { dependsOn } = page.route;
			const routerContext = new RouterContextProvider();
			if (turn) routerContext.set(turnContext, turn);
			routerContext.set(
				pageContext,
				createPageContext({
					client: clientFor({ clientAddress: address, dependsOn, ...(onSearch && { onSearch }) }),
					summary: catalogue.snapshot.data.summary,
					settings,
					hasTagManager: !page.hasToken,
					privacy: readRequestPrivacy(request),
					corrections,
					acknowledgements,
					clientAddress: address,
					log,
				}),
			);
			const response = await render(pageRequest, routerContext);
			if (response.status === 503) response.headers.set("retry-after", String(retryAfterSeconds));
			return response;
		}

		if (isDevelopment) {
			const undeclared = request.method === "GET" ? undeclaredParameters(url, page) : [];
			if (undeclared.length > 0)
				return context.text(
					`The page ${page.path} does not declare the parameter "${undeclared.join('", "')}", so it would not arrive. Add it to parameters in the handle of the page's route.`,
					500,
				);
			return sendRendered(context, await renderPage(request));
		}
		const isRead = request.method === "GET" || !page.exists;
		if (isRead && (isData || page.isPrivate))
			return sendRendered(context, await inTurn(() => renderPage(request)));
		if (request.method === "POST" && page.exists && page.hasAction) {
			return sendRendered(context, await renderPage(request, { turn: inTurn }));
		}
		// A request with nothing of this visitor's, because others get the page too.
		const { path, search, route, hasAction } = page;
		const answer = await answers.render(
			route,
			{
				// No address begins with a space.
				path: isRead ? path : ` ${path}`,
				search: isRead ? search : "",
				header: (name) => context.req.header(name),
			},
			visitor,
			async () => {
				const method = isRead ? "GET" : methodOfNoRoute;
				let found: CountedSearch | undefined;
				const onSearch = (counted: CountedSearch) => {
					found = counted;
				};
				const response = await renderPage(
					new Request(new URL(path + search, url), { method }),
					page.isSearch ? { onSearch } : {},
				);
				if (!isRead) response.headers.set("allow", `GET, HEAD${hasAction ? ", POST" : ""}`);
				return { response, found };
			},
			({ response, found }) => toAnswer(context, response, found),
		);
		return "variants" in answer
			? toResponse(context, answer)
			: sendRendered(context, withUnreadParameters(answer, url, route.parameters));
	};
}

const keep =
	<Value>(value: Value) =>
	async () =>
		value;

/** A build whose documents are rendered in the turn that a request has for it. */
function inTurns(build: ServerBuild): ServerBuild {
	const { module } = build.entry;
	const toResponse = (error: unknown) => {
		if (!(error instanceof HttpError)) throw error;
		const headers = {
			"retry-after": String(error.retryAfter),
			"x-error-code": error.body.code,
		};
		return new Response(`${error.body.error}\n`, { status: error.status, headers });
	};
	const renderDocument: typeof module.default = (request, status, headers, router, context) =>
		context
			.get(turnContext)(async () => module.default(request, status, headers, router, context))
			// The router would take it for an error of the page.
			.catch(toResponse);
	return { ...build, entry: { module: { ...module, default: renderDocument } } };
}

/** A page is cached with its headers, unless they forbid it. Whatever else the router answers, such as a redirect, is not. */
async function toAnswer(
	context: Context,
	response: Response,
	search: CountedSearch | undefined,
): Promise<AnswerOrResponse> {
	const type = response.headers.get("content-type");
	const isKept = response.headers.get("cache-control") !== "no-store";
	if (!type?.startsWith("text/html") || !isKept) return response;
	const own = [...response.headers].filter(([name]) => name !== "content-type");
	const body = await encodeBody(await response.text(), "text/html; charset=utf-8", "quick");
	const headers = { ...Object.fromEntries(own), vary: "Cookie, Sec-GPC" };
	return { ...completeAnswer(context, body, headers, response.status), search };
}

/** A redirect that keeps the parameters that the page does not read, such as those of a campaign. */
function withUnreadParameters(
	response: Response,
	{ origin, searchParams }: URL,
	read: readonly string[],
): Response {
	const location = response.headers.get("location");
	if (location === null) return response;
	const target = new URL(location, origin);
	for (const [name, value] of searchParams) {
		if (!read.includes(name)) target.searchParams.append(name, value);
	}
	const headers = new Headers(response.headers);
	headers.set("location", target.pathname + target.search + target.hash);
	return new Response(response.body, { status: response.status, headers });
}

/**
 * Sends a response of the router with the headers of every response. Its data depends on the privacy
 * choice, so no cache may store what does not say otherwise.
 */
function sendRendered(context: Context, { body, status, headers }: Response): Response {
	const sent = new Headers({ ...context.get("answerHeaders"), "cache-control": "no-store" });
	for (const [name, value] of headers) {
		if (name === "set-cookie") sent.append(name, value);
		else sent.set(name, value);
	}
	return new Response(body, { status, headers: sent });
}
