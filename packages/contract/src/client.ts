import type * as z from "zod/mini";
import { ApiError, TimeoutError, UnexpectedResponseError } from "./api-error.js";
import type { Command } from "./commands.js";
import type { Query } from "./queries.js";

export interface ApiClientOptions {
	/** The base URL of the API: `"/api"` or `"https://example.com/api"`. */
	api: string;
	/** Default: `"same-origin"`, so the site sends cookies and a widget on another origin does not. */
	credentials?: "include" | "omit" | "same-origin" | undefined;
	/**
	 * How long a read may take until its whole response is there, in milliseconds. Default: 15,000.
	 * What is sent has no limit here: an aborted command may have been carried out.
	 */
	readTimeoutMs?: number | undefined;
	/** Replaces the global `fetch`: in tests, or to call the API in the same process. */
	fetch?: ((url: string, init: RequestInit) => Response | Promise<Response>) | undefined;
}

export interface SendOptions {
	/** Repeating a request with the same key and body returns the first response and creates nothing. */
	idempotencyKey?: string | undefined;
	signal?: AbortSignal | undefined;
}

/** Calls the API and parses its responses. */
export interface ApiClient {
	/** The base URL, without a trailing slash. */
	readonly api: string;
	/**
	 * Reads one resource.
	 *
	 * @throws {ApiError} if the API answers with an error status
	 * @throws {TimeoutError} if it takes longer than `readTimeoutMs`
	 * @throws {UnexpectedResponseError} if the response does not match the query's schema
	 */
	get<Value>(query: Query<Value>, options?: { signal?: AbortSignal }): Promise<Value>;
	/**
	 * Creates something.
	 *
	 * @throws {ApiError} if the API answers with an error status; `body.fields` names invalid fields
	 * @throws {UnexpectedResponseError} if the response does not match the command's schema
	 */
	send<Body, Result>(
		command: Command<Body, Result>,
		body: NoInfer<Body>,
		options?: SendOptions,
	): Promise<Result>;
	/** Resolves a root-relative URL, such as a vehicle's `imageUrl`, against the API's origin. */
	resolve(url: string): string;
}

const defaultReadTimeoutMs = 15_000;

/**
 * Creates a client for the API at `options.api`.
 *
 * @example
 * const client = createApiClient({ api: "https://example.com/api" });
 * const vehicles = await client.get(queries.vehicles());
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
	let { api } = options;
	while (api.endsWith("/")) api = api.slice(0, -1);
	const credentials = options.credentials ?? "same-origin";
	const timeoutMs = options.readTimeoutMs ?? defaultReadTimeoutMs;
	const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));

	async function request<Result>(
		path: string,
		schema: z.ZodMiniType<Result>,
		init: RequestInit,
	): Promise<Result> {
		const url = `${api}/${path}`;
		const response = await fetch(url, { credentials, ...init });
		if (!response.ok) throw await ApiError.from(response);
		try {
			return schema.parse(await response.json());
		} catch (cause) {
			throw init.signal?.aborted ? cause : new UnexpectedResponseError(url, cause);
		}
	}

	/** Without `AbortSignal.any`, which the oldest browsers of `browsers.json` lack. */
	function read<Result>(
		path: string,
		schema: z.ZodMiniType<Result>,
		signal?: AbortSignal,
	): Promise<Result> {
		const controller = new AbortController();
		return new Promise<Result>((resolve, reject) => {
			const timer = setTimeout(() => {
				// Rejects first: a `fetch` of the caller's own may ignore the signal.
				reject(new TimeoutError(`${api}/${path}`, timeoutMs));
				controller.abort();
			}, timeoutMs);
			const abort = () => {
				clearTimeout(timer);
				controller.abort();
			};
			if (signal?.aborted) abort();
			signal?.addEventListener("abort", abort);
			request(path, schema, {
				headers: { accept: "application/json" },
				signal: controller.signal,
			})
				.finally(() => {
					clearTimeout(timer);
					signal?.removeEventListener("abort", abort);
				})
				.then(resolve, reject);
		});
	}

	return {
		api,
		get: ({ key, response }, { signal } = {}) => read(key.join("/"), response, signal),
		send: ({ path, response }, body, { idempotencyKey, signal } = {}) =>
			request(path, response, {
				method: "POST",
				headers: {
					accept: "application/json",
					"content-type": "application/json",
					...(idempotencyKey && { "idempotency-key": idempotencyKey }),
				},
				body: JSON.stringify(body),
				...(signal && { signal }),
			}),
		resolve(url) {
			const origin = /^(https?:)?\/\/[^/]+/i.exec(api)?.[0] ?? "";
			return url.startsWith("/") && !url.startsWith("//") ? origin + url : url;
		},
	};
}
