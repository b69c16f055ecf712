import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { clientAddress, isPrivate } from "./client-address.js";

async function addressOf(
	remoteAddress: string,
	forwarded?: string,
	proxyHops = 0,
): Promise<string> {
	const app = new Hono().get("/", (context) => context.text(clientAddress(context, proxyHops)));
	const socket = { remoteAddress, remotePort: 1, remoteFamily: "IPv4" };
	const incoming = { socket } as unknown as IncomingMessage;
	const headers: Record<string, string> = forwarded ? { "x-forwarded-for": forwarded } : {};
	return (await app.request("/", { headers }, { incoming })).text();
}

it("is the remote address of the connection", async () => {
	expect(await addressOf("203.0.113.7")).toBe("203.0.113.7");
	expect(await addressOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

it("is not what the client claims", async () => {
	expect(await addressOf("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
});

it("is the last address of X-Forwarded-For behind the operator's own proxy", async () => {
	expect(await addressOf("10.0.0.1", "1.2.3.4, 198.51.100.1", 1)).toBe("198.51.100.1");
	expect(await addressOf("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});

it.each([
	["the second last behind two proxies", "1.2.3.4, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
	["without its port", "198.51.100.1:4711", 1, "198.51.100.1"],
	["of IPv6 without its port", "[2001:db8::9]:4711", 1, "2001:db8:0:0::/64"],
	["the proxy's own where the header holds no address", "unknown", 1, "10.0.0.1"],
	["the proxy's own where a proxy is missing", "198.51.100.1", 2, "10.0.0.1"],
])("is %s", async (_, forwarded, hops, address) => {
	expect(await addressOf("10.0.0.1", forwarded, hops)).toBe(address);
});

it.each([
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:db8:1:2::9", "2001:db8:1:2::/64"],
	["2001:db8::9", "2001:db8:0:0::/64"],
	["::1", "0:0:0:0::/64"],
])("of IPv6 is cut to its network: %s", async (address, network) => {
	expect(await addressOf(address)).toBe(network);
});

it("is what a caller in the same process passes", async () => {
	const app = new Hono().get("/", (context) => context.text(clientAddress(context, 0)));
	const response = await app.request("/", {}, { clientAddress: "203.0.113.9" });
	expect(await response.text()).toBe("203.0.113.9");
});

it.each(["10.1.2.3", "172.31.0.1", "192.168.1.1", "127.0.0.1", "::1", "fd00::1", "fe80::1", ""])(
	"%s is private",
	async (address) => expect(isPrivate(await addressOf(address))).toBe(true),
);

it.each(["203.0.113.7", "172.32.0.1", "2001:db8::1", "::ffff:203.0.113.7"])(
	"%s is not private",
	async (address) => expect(isPrivate(await addressOf(address))).toBe(false),
);
