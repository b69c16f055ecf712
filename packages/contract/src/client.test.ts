import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, TimeoutError, UnexpectedResponseError } from "./api-error.js";
import { createApiClient } from "./client.js";
import * as commands from "./commands.js";
import * as queries from "./queries.js";

interface RecordedRequest {
	url: string;
	init: RequestInit;
}

/** A client that records its requests and gets its responses from `respond`. */
function recordingClient(
	respond: (request: RecordedRequest) => Response | Promise<Response>,
	options: { api?: string; credentials?: RequestCredentials; readTimeoutMs?: number } = {},
) {
	const requests: RecordedRequest[] = [];
	const client = createApiClient({
		api: "/api",
		...options,
		fetch(url, init) {
			requests.push({ url, init });
			return respond({ url, init });
		},
	});
	return { client, requests };
}

const health = {
	status: "ok",
	database: "up",
	catalogueVersion: 1,
	dealerships: 300,
	vehicles: 33,
	sampleData: { dealerships: true, vehicles: true },
} as const;

const message = {
	name: "Ada Lovelace",
	email: "ada@example.com",
	phone: "2395550142",
	subject: "sales" as const,
	message: "Do you have one in blue?",
};

afterEach(() => {
	vi.unstubAllGlobals();
});

describe("get", () => {
	it.each([
		["/api", "/api/vehicles/featured"],
		["/api/", "/api/vehicles/featured"],
		["https://example.com/api//", "https://example.com/api/vehicles/featured"],
		["", "/vehicles/featured"],
	])("joins the base URL %j and the key's segments to %s", async (api, url) => {
		const { client, requests } = recordingClient(() => Response.json([]), { api });
		await client.get(queries.featuredVehicles());
		expect(requests.map((request) => request.url)).toEqual([url]);
	});

	it("returns the parsed response", async () => {
		const { client, requests } = recordingClient(() => Response.json({ ...health, extra: true }));
		expect(await client.get(queries.health())).toEqual(health);
		expect(requests[0]?.init.method ?? "GET").toBe("GET");
		expect(new Headers(requests[0]?.init.headers).get("accept")).toBe("application/json");
	});

	it("sends cookies only to its own origin by default", async () => {
		const { client, requests } = recordingClient(() => Response.json(health));
		await client.get(queries.health());
		const omitting = recordingClient(() => Response.json(health), { credentials: "omit" });
		await omitting.client.get(queries.health());
		expect(requests[0]?.init.credentials).toBe("same-origin");
		expect(omitting.requests[0]?.init.credentials).toBe("omit");
	});

	it("uses the global fetch by default", async () => {
		const fetch = vi.fn(async () => Response.json(health));
		vi.stubGlobal("fetch", fetch);
		expect(await createApiClient({ api: "/api" }).get(queries.health())).toEqual(health);
		expect(fetch).toHaveBeenCalledWith("/api/health", expect.anything());
	});

	it("throws an ApiError with the status and the invalid fields", async () => {
		const body = { error: "Malformed", fields: { zip: "A ZIP code has five digits" } };
		const { client } = recordingClient(() => Response.json(body, { status: 400 }));
		const error = await client.get(queries.health()).catch((thrown) => thrown);
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ status: 400, body, message: `400: ${JSON.stringify(body)}` });
	});

	it.each([
		["another shape", () => Response.json({ ...health, dealerships: "many" })],
		["a page in HTML", () => new Response("<!doctype html><title>Shop</title>")],
		["nothing", () => new Response("")],
	])("throws an error that names the URL if the response is %s", async (_, respond) => {
		const { client } = recordingClient(respond);
		const error = await client.get(queries.health()).catch((thrown) => thrown);
		expect(error).toBeInstanceOf(UnexpectedResponseError);
		expect(error.message).toBe(
			"/api/health did not return a valid API response. Check the API's address.",
		);
		expect(error.cause).toBeInstanceOf(Error);
	});

	it("rethrows the error of a failed fetch", async () => {
		const { client } = recordingClient(() => Promise.reject(new TypeError("Failed to fetch")));
		await expect(client.get(queries.health())).rejects.toThrow(TypeError);
	});

	it("can be aborted before the response arrives", async () => {
		const controller = new AbortController();
		const { client } = recordingClient(
			({ init }) =>
				new Promise((_, reject) => {
					init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
				}),
		);
		const response = client.get(queries.health(), { signal: controller.signal });
		controller.abort();
		await expect(response).rejects.toMatchObject({ name: "AbortError" });
	});

	it("can be aborted while the body is read", async () => {
		const controller = new AbortController();
		const { client } = recordingClient(({ init }) => {
			const body = new ReadableStream({
				pull(stream) {
					controller.abort();
					stream.error(init.signal?.reason);
				},
			});
			return new Response(body);
		});
		await expect(client.get(queries.health(), { signal: controller.signal })).rejects.toMatchObject(
			{
				name: "AbortError",
			},
		);
	});
});

describe("the time limit of a read", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	const hang = () => new Promise<Response>(() => {});

	it("is 15 seconds by default; the request is aborted then", async () => {
		const { client, requests } = recordingClient(hang);
		const result = client.get(queries.health()).catch((thrown) => thrown);
		await vi.advanceTimersByTimeAsync(14_999);
		expect(requests[0]?.init.signal?.aborted).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		const error = await result;
		expect(error).toBeInstanceOf(TimeoutError);
		expect(error.message).toBe("/api/health did not answer within 15 seconds.");
		expect(requests[0]?.init.signal?.aborted).toBe(true);
	});

	it("can be set, and covers the body", async () => {
		const { client } = recordingClient(() => new Response(new ReadableStream()), {
			readTimeoutMs: 2500,
		});
		const result = client.get(queries.health()).catch((thrown) => thrown);
		await vi.advanceTimersByTimeAsync(2500);
		expect(await result).toMatchObject({
			name: "TimeoutError",
			message: "/api/health did not answer within 2.5 seconds.",
		});
	});

	it("needs neither AbortSignal.timeout nor AbortSignal.any", async () => {
		vi.stubGlobal("AbortSignal", class {});
		const { client } = recordingClient(hang);
		const result = client.get(queries.health()).catch((thrown) => thrown);
		await vi.advanceTimersByTimeAsync(15_000);
		expect(await result).toBeInstanceOf(TimeoutError);
	});

	it("leaves no timer and no listener after the response", async () => {
		const { signal } = new AbortController();
		const remove = vi.spyOn(signal, "removeEventListener");
		const { client } = recordingClient(() => Response.json(health));
		await client.get(queries.health(), { signal });
		expect(vi.getTimerCount()).toBe(0);
		expect(remove).toHaveBeenCalledOnce();
	});

	it("ends when the caller aborts, even where the fetch ignores that", async () => {
		const controller = new AbortController();
		const client = createApiClient({ api: "/api", fetch: () => new Promise(() => {}) });
		client.get(queries.health(), { signal: controller.signal });
		controller.abort();
		expect(vi.getTimerCount()).toBe(0);
	});

	it("is none for what is sent", async () => {
		const { client } = recordingClient(hang);
		client.send(commands.contact, message);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("passes on a signal that is already aborted", async () => {
		const controller = new AbortController();
		controller.abort();
		const { client, requests } = recordingClient(() => Response.json(health));
		await client.get(queries.health(), { signal: controller.signal });
		expect(requests[0]?.init.signal?.aborted).toBe(true);
	});
});

describe("send", () => {
	it("posts JSON and returns what was created", async () => {
		const { client, requests } = recordingClient(() => Response.json({ id: 7 }, { status: 201 }));
		expect(await client.send(commands.contact, message)).toEqual({ id: 7 });
		const [request] = requests;
		expect(request).toMatchObject({ url: "/api/contact", init: { method: "POST" } });
		expect(JSON.parse(String(request?.init.body))).toEqual(message);
		expect(Object.fromEntries(new Headers(request?.init.headers))).toEqual({
			accept: "application/json",
			"content-type": "application/json",
		});
	});

	it("takes a body with all fields of the command", () => {
		const { client } = recordingClient(() => Response.json({ id: 7 }));
		// @ts-expect-error a message without an email address
		client.send(commands.contact, { name: "Ada Lovelace", phone: "2395550142", message: "Hello" });
	});

	it("sends the idempotency key", async () => {
		const { client, requests } = recordingClient(() => Response.json({ id: 7, pending: true }));
		await client.send(commands.contact, message, { idempotencyKey: "one-form" });
		expect(new Headers(requests[0]?.init.headers).get("idempotency-key")).toBe("one-form");
	});

	it("can be aborted", async () => {
		const controller = new AbortController();
		const { client, requests } = recordingClient(() => Response.json({ id: 7 }));
		await client.send(commands.contact, message, { signal: controller.signal });
		expect(requests[0]?.init.signal).toBe(controller.signal);
	});

	it("throws an ApiError with a message for each invalid field", async () => {
		const body = { error: "Refused", fields: { email: "Please enter a valid email address" } };
		const { client } = recordingClient(() => Response.json(body, { status: 422 }));
		await expect(client.send(commands.contact, message)).rejects.toMatchObject({
			status: 422,
			body,
		});
	});

	it.each([
		["vehicle-inquiry", commands.vehicleInquiry],
		["dealerships", commands.addDealership],
		["contact", commands.contact],
	])("sends to the path %s", (path, command) => {
		expect(command.path).toBe(path);
	});
});

describe("resolve", () => {
	it.each([
		["https://example.com/api", "/api/images/a.svg", "https://example.com/api/images/a.svg"],
		["HTTPS://example.com:8443/x/api", "/a.svg", "HTTPS://example.com:8443/a.svg"],
		["//cdn.example.com/api", "/a.svg", "//cdn.example.com/a.svg"],
		["/api", "/api/images/a.svg", "/api/images/a.svg"],
		[
			"https://example.com/api",
			"https://other.example.com/a.svg",
			"https://other.example.com/a.svg",
		],
		["https://example.com/api", "//other.example.com/a.svg", "//other.example.com/a.svg"],
	])("with the API at %s turns %s into %s", (api, url, resolved) => {
		expect(createApiClient({ api }).resolve(url)).toBe(resolved);
	});
});
