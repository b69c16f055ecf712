import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { postWebhook, WebhookError } from "./post-webhook.js";

const secrets = [
	`whsec_${"MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="}`,
	`whsec_${"a".repeat(32)}`,
];

interface Received {
	readonly headers: Record<string, string>;
	readonly body: string;
}

let answer: RequestListener;
let received: Received[];
const server = createServer(async (request, response) => {
	received.push({
		headers: request.headers as Record<string, string>,
		body: await text(request),
	});
	answer(request, response);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const url = new URL(`http://127.0.0.1:${port}/hook?of=nev`);
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	received = [];
	answer = (_, response) => response.writeHead(204).end();
});

type Options = Partial<Parameters<typeof postWebhook>[1]>;

const event = { id: "lead-created-1", body: '{"type":"lead.created"}' };

async function post(options: Options = {}, signal = new AbortController().signal) {
	let isContentBegun = false;
	const receiver = { url, secrets, allowsPrivate: true, ...options };
	const onContent = () => {
		isContentBegun = true;
	};
	const error: unknown = await postWebhook(event, receiver, { onContent, signal }).then(
		() => undefined,
		(failure) => failure,
	);
	return { error: error as WebhookError | undefined, isContentBegun };
}

describe("an event", () => {
	it("is not taken by who changes the protocol, which ends it at once", async () => {
		server.once("request", (request) =>
			request.socket.end("HTTP/1.1 101 x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"),
		);
		answer = () => {};
		expect((await post()).error?.message).toContain("the connection was closed");
	});

	it("is signed with each secret, as another implementation verifies", async () => {
		expect(await post()).toEqual({ error: undefined, isContentBegun: true });
		const [{ headers, body } = { headers: {}, body: "" }] = received;
		for (const secret of secrets) {
			expect(new Webhook(secret).verify(body, headers)).toEqual({ type: "lead.created" });
		}
		const other = new Webhook(`whsec_${"b".repeat(32)}`);
		expect(() => other.verify(body, headers)).toThrow("No matching signature");
		expect(() => new Webhook(secrets[0] as string).verify(`${body} `, headers)).toThrow();
		expect(headers).toMatchObject({
			"content-type": "application/json",
			"webhook-id": event.id,
			"content-length": String(body.length),
		});
	});

	it("has its id at each attempt", async () => {
		await post();
		await post();
		expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([event.id, event.id]);
	});

	it.each([
		[200, undefined, undefined],
		[299, undefined, undefined],
		[302, "The webhook's receiver answered with status 302.", undefined],
		[400, "The webhook's receiver answered with status 400.", undefined],
		[410, "The webhook's receiver answered with status 410: it wants no more.", "recipient"],
		[429, "The webhook's receiver answered with status 429.", undefined],
		[503, "The webhook's receiver answered with status 503.", undefined],
	])(
		"of which the receiver says %s is taken, tried again or ended",
		async (status, message, refusal) => {
			answer = (_, response) => response.writeHead(status, { location: "/elsewhere" }).end("text");
			const { error } = await post();
			expect([error?.message, error?.refusal]).toEqual([message, refusal]);
			if (error) expect(error.responseCode).toBe(status);
			expect(received).toHaveLength(1);
		},
	);

	it("is taken at the status, whatever follows it", async () => {
		answer = (_, response) => response.writeHead(200).write("x".repeat(100_000));
		expect((await post()).error).toBeUndefined();
	});

	it("is given up for now if the receiver is silent, or the server stops", async () => {
		answer = () => {};
		expect((await post({ timeLimit: 50 })).error?.message).toBe(
			"The webhook's receiver took more than 0.05 seconds.",
		);
		const stop = new AbortController();
		answer = () => stop.abort();
		const { error, isContentBegun } = await post({}, stop.signal);
		expect([error?.responseCode, isContentBegun]).toEqual([undefined, true]);
	});

	it("may have arrived only if it was written", async () => {
		answer = (request) => request.socket.destroy();
		expect(await post()).toMatchObject({ isContentBegun: true, error: expect.any(WebhookError) });
		const { error, isContentBegun } = await post({ url: new URL("http://127.0.0.1:1/") });
		expect([error?.message, isContentBegun]).toEqual([
			"The webhook's receiver cannot be reached: connect ECONNREFUSED 127.0.0.1:1.",
			false,
		]);
	});

	it.each([
		["http://127.0.0.1:PORT/", []],
		["http://[::1]:PORT/", []],
		["http://hooks.example.com:PORT/", ["10.0.0.7"]],
		["http://hooks.example.com:PORT/", ["93.184.216.34", "127.0.0.1"]],
	])("is not sent to %s at %s, which is in a private network", async (address, found) => {
		const resolve = ((_: string, __: object, done: (error: null, all: object[]) => void) =>
			done(
				null,
				found.map((one) => ({ address: one, family: 4 })),
			)) as never;
		const { error } = await post({
			...{ url: new URL(address.replace("PORT", String(port))), resolve },
			allowsPrivate: false,
		});
		expect(error?.message).toBe(
			"The webhook's receiver is in a private network. Set LEAD_WEBHOOK_PRIVATE_NETWORK=true if it is yours.",
		);
		expect(received).toEqual([]);
	});
});
