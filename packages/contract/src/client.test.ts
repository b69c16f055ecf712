import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, UnexpectedResponseError } from "./api-error.js";
import { createApiClient } from "./client.js";
import * as commands from "./commands.js";
import * as queries from "./queries.js";

interface Call {
	url: string;
	init: RequestInit;
}

/** A client whose requests are recorded and answered by `answer`. */
function recordedClient(
	answer: (call: Call) => Response | Promise<Response>,
	options: { api?: string; credentials?: RequestCredentials } = {},
) {
	const calls: Call[] = [];
	const client = createApiClient({
		api: "/api",
		...options,
		fetch(url, init) {
			calls.push({ url, init });
			return answer({ url, init });
		},
	});
	return { client, calls };
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

describe("reading", () => {
	it.each([
		["/api", "/api/health"],
		["/api/", "/api/health"],
		["https://example.com/api//", "https://example.com/api/health"],
		["", "/health"],
	])("joins the base address %j to %s", async (api, url) => {
		const { client, calls } = recordedClient(() => Response.json(health), { api });
		await client.get(queries.health());
		expect(calls.map((call) => call.url)).toEqual([url]);
	});

	it("asks at the path that the key's segments make", async () => {
		const state = {
			id: 1,
			name: "New York",
			abbreviation: "NY",
			slug: "new-york",
			emoji: "🗽",
			description: "A state.",
			dealerCount: 7,
		};
		const { client, calls } = recordedClient(() => Response.json(state));
		expect(await client.get(queries.state("new-york"))).toEqual(state);
		expect(calls[0]?.url).toBe("/api/states/new-york");
	});

	it("gives what the API answers", async () => {
		const { client, calls } = recordedClient(() => Response.json({ ...health, extra: true }));
		expect(await client.get(queries.health())).toEqual(health);
		expect(calls[0]?.init.method ?? "GET").toBe("GET");
		expect(new Headers(calls[0]?.init.headers).get("accept")).toBe("application/json");
	});

	it("sends cookies to its own origin only, unless told otherwise", async () => {
		const { client, calls } = recordedClient(() => Response.json(health));
		await client.get(queries.health());
		const none = recordedClient(() => Response.json(health), { credentials: "omit" });
		await none.client.get(queries.health());
		expect(calls[0]?.init.credentials).toBe("same-origin");
		expect(none.calls[0]?.init.credentials).toBe("omit");
	});

	it("asks through the global fetch where it is given none", async () => {
		const fetch = vi.fn(async () => Response.json(health));
		vi.stubGlobal("fetch", fetch);
		expect(await createApiClient({ api: "/api" }).get(queries.health())).toEqual(health);
		expect(fetch).toHaveBeenCalledWith("/api/health", expect.anything());
	});

	it("throws what the API refuses, with its status and its fields", async () => {
		const body = { error: "Malformed", fields: { zip: "A ZIP code has five digits" } };
		const { client } = recordedClient(() => Response.json(body, { status: 400 }));
		const error = await client.get(queries.health()).catch((thrown) => thrown);
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ status: 400, body, message: `400: ${JSON.stringify(body)}` });
	});

	it.each([
		["another shape", () => Response.json({ ...health, dealerships: "many" })],
		["a page in HTML", () => new Response("<!doctype html><title>Shop</title>")],
		["nothing", () => new Response("")],
	])("says where the answer is %s that the address may be wrong", async (_, answer) => {
		const { client } = recordedClient(answer);
		const error = await client.get(queries.health()).catch((thrown) => thrown);
		expect(error).toBeInstanceOf(UnexpectedResponseError);
		expect(error.message).toBe(
			"/api/health gave an answer that is not of the API. Is the address of the API right?",
		);
		expect(error.cause).toBeInstanceOf(Error);
	});

	it("throws what fetch throws where there is no answer", async () => {
		const { client } = recordedClient(() => Promise.reject(new TypeError("Failed to fetch")));
		await expect(client.get(queries.health())).rejects.toThrow(TypeError);
	});

	it("can be given up before the answer comes", async () => {
		const giveUp = new AbortController();
		const { client } = recordedClient(
			({ init }) =>
				new Promise((_, reject) => {
					init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
				}),
		);
		const answer = client.get(queries.health(), { signal: giveUp.signal });
		giveUp.abort();
		await expect(answer).rejects.toMatchObject({ name: "AbortError" });
	});

	it("can be given up while the answer is read", async () => {
		const giveUp = new AbortController();
		const { client } = recordedClient(({ init }) => {
			const body = new ReadableStream({
				pull(stream) {
					giveUp.abort();
					stream.error(init.signal?.reason);
				},
			});
			return new Response(body);
		});
		await expect(client.get(queries.health(), { signal: giveUp.signal })).rejects.toMatchObject({
			name: "AbortError",
		});
	});
});

describe("sending", () => {
	it("posts JSON and gives what was created", async () => {
		const { client, calls } = recordedClient(() => Response.json({ id: 7 }, { status: 201 }));
		expect(await client.send(commands.contact, message)).toEqual({ id: 7 });
		const [call] = calls;
		expect(call).toMatchObject({ url: "/api/contact", init: { method: "POST" } });
		expect(JSON.parse(String(call?.init.body))).toEqual(message);
		expect(Object.fromEntries(new Headers(call?.init.headers))).toEqual({
			accept: "application/json",
			"content-type": "application/json",
		});
	});

	it("sends the idempotency key it is given", async () => {
		const { client, calls } = recordedClient(() => Response.json({ id: 7, pending: true }));
		await client.send(commands.contact, message, { idempotencyKey: "one-form" });
		expect(new Headers(calls[0]?.init.headers).get("idempotency-key")).toBe("one-form");
	});

	it("can be given up", async () => {
		const giveUp = new AbortController();
		const { client, calls } = recordedClient(() => Response.json({ id: 7 }));
		await client.send(commands.contact, message, { signal: giveUp.signal });
		expect(calls[0]?.init.signal).toBe(giveUp.signal);
	});

	it("throws what the API refuses, with a message for each field", async () => {
		const body = { error: "Refused", fields: { email: "Please enter a valid email address" } };
		const { client } = recordedClient(() => Response.json(body, { status: 422 }));
		await expect(client.send(commands.contact, message)).rejects.toMatchObject({
			status: 422,
			body,
		});
	});

	it.each([
		["vehicle-inquiry", commands.vehicleInquiry],
		["dealerships", commands.addDealership],
		["contact", commands.contact],
	])("knows the path %s", (path, command) => {
		expect(command.path).toBe(path);
	});
});

describe("an address within the API's answers", () => {
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
	])("of the API at %s: %s is %s", (api, address, resolved) => {
		expect(createApiClient({ api }).resolve(address)).toBe(resolved);
	});
});
