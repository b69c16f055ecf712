import type * as z from "zod/mini";
import { ApiError, UnexpectedResponseError } from "./api-error.js";
import type { Command } from "./commands.js";
import type { Query } from "./queries.js";

export interface ApiClientOptions {
	/** The base address of the API: `"/api"` or `"https://example.com/api"`. */
	api: string;
	/** Whether cookies go along; the site sends them, a widget on another origin none. */
	credentials?: RequestCredentials;
	/** Stands in for the global `fetch`: in a test, or to call the API in the same process. */
	fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
}

export interface SendOptions {
	/** The same key and body get the first answer again, so that a retry makes no second lead. */
	idempotencyKey?: string;
	signal?: AbortSignal;
}

/** What is needed of a command to send it; its body's schema is for who receives it. */
type Call<Body, Result> = Omit<Command<Body, Result>, "body"> & Partial<Command<Body, Result>>;

/** Calls the API and parses what it answers. */
export interface ApiClient {
	/** The base address, without a slash at its end. */
	readonly api: string;
	/**
	 * Reads one resource.
	 *
	 * @throws {ApiError} where the API refuses
	 * @throws {UnexpectedResponseError} where the answer has another shape than the API's
	 */
	get<Value>(query: Query<Value>, options?: { signal?: AbortSignal }): Promise<Value>;
	/**
	 * Creates something.
	 *
	 * @throws {ApiError} where the API refuses; `body.fields` says which fields
	 * @throws {UnexpectedResponseError} where the answer has another shape than the API's
	 */
	send<Body, Result>(
		command: Call<Body, Result>,
		body: Body,
		options?: SendOptions,
	): Promise<Result>;
	/** Resolves a root-relative address, such as a vehicle's `imageUrl`, against the API's origin. */
	resolve(address: string): string;
}

/**
 * Makes a client for the API at `api`.
 *
 * @example
 * const client = createApiClient({ api: "https://example.com/api" });
 * const vehicles = await client.get(queries.vehicles());
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
	const api = options.api.replace(/\/+$/, "");
	const credentials = options.credentials ?? "same-origin";
	const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));

	async function request<Result>(
		path: string,
		response: z.ZodMiniType<Result>,
		init: RequestInit,
	): Promise<Result> {
		const url = `${api}/${path}`;
		const answer = await fetch(url, { credentials, ...init });
		if (!answer.ok) throw await ApiError.from(answer);
		try {
			return response.parse(await answer.json());
		} catch (cause) {
			throw init.signal?.aborted ? cause : new UnexpectedResponseError(url, cause);
		}
	}

	return {
		api,
		get: ({ key, response }, { signal } = {}) =>
			request(key.join("/"), response, {
				headers: { accept: "application/json" },
				...(signal && { signal }),
			}),
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
		resolve(address) {
			const origin = /^(https?:)?\/\/[^/]+/i.exec(api)?.[0] ?? "";
			return address.startsWith("/") && !address.startsWith("//") ? origin + address : address;
		},
	};
}
