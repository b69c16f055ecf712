import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";

/** The Hono environment of a call from the same process, which has no connection. */
export interface InProcessCall {
	/** The address of the visitor on whose behalf the call is made. */
	readonly clientAddress: string;
}

const inProcessCall = (context: Context) => context.env as Partial<InProcessCall> | undefined;

/** The address that a request comes from. */
export function clientAddress(context: Context, proxyHops: number): string {
	const inProcess = inProcessCall(context)?.clientAddress;
	if (inProcess) return inProcess;
	return addressOfClient(remoteAddress(context), context.req.header("x-forwarded-for"), proxyHops);
}

/**
 * The address that a request comes from. An IPv6 address is cut to its /64 network, since one
 * subscriber has all addresses of it.
 *
 * @param remote the address of the connection
 * @param forwarded the header `X-Forwarded-For`
 */
export function addressOfClient(
	remote: string,
	forwarded: string | string[] | undefined,
	proxyHops: number,
): string {
	return networks.memo(forwardedAddress(String(forwarded ?? ""), proxyHops) ?? remote);
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet("10.0.0.0", 8);
privateNetworks.addSubnet("127.0.0.0", 8);
privateNetworks.addSubnet("169.254.0.0", 16);
privateNetworks.addSubnet("172.16.0.0", 12);
privateNetworks.addSubnet("192.168.0.0", 16);
// ::1, cut to its network.
privateNetworks.addAddress("::", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** Whether an address, as `addressOfClient` returns it, is not one of the internet. */
export function isPrivate(address: string): boolean {
	if (isIPv4(address)) return privateNetworks.check(address);
	return address === "" || privateNetworks.check(address.replace(/\/.*/, ""), "ipv6");
}

/** How many times the limit of a client the /48 prefix may use that a subscriber's IPv6 networks are in. */
export const sitePrefixFactor = 4;

/** The /48 prefix of an IPv6 address, as `addressOfClient` returns it: some subscribers have all of one. */
export function sitePrefixOf(address: string): string | undefined {
	if (!address.endsWith("/64")) return undefined;
	const [first, second, third] = address.split(":", 3);
	return `${first}:${second}:${third}::/48`;
}

/**
 * The address that the first of the operator's own proxies saw. Each of them appends one; clients can
 * forge the earlier ones. Undefined if there is none, or if it is not an IP address.
 */
function forwardedAddress(forwarded: string, proxyHops: number): string | undefined {
	if (proxyHops === 0) return undefined;
	const address = withoutPort(forwarded.split(",").at(-proxyHops)?.trim() ?? "");
	return isIP(address) ? address : undefined;
}

/** Some proxies append a port, which a client can change: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
	if (address.startsWith("[")) return address.slice(1, address.indexOf("]"));
	const [host = "", ...rest] = address.split(":");
	return rest.length === 1 ? host : address;
}

function remoteAddress(context: Context): string {
	return context.env?.incoming ? (getConnInfo(context).remote.address ?? "") : "";
}

/** Clients ask many times, and reading an address takes a fiftieth of the time of an answer. */
const networks = new LRUCache<string, string>({ max: 10_000, memoMethod: networkOf });

function networkOf(address: string): string {
	if (isIPv4(address)) return address;
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	if (!isIPv6(plain)) return plain;
	const [head = "", tail = ""] = plain.split("::");
	const groups = head.split(":").filter(Boolean);
	const missing = 8 - groups.length - tail.split(":").filter(Boolean).length;
	if (plain.includes("::")) groups.push(...Array(missing).fill("0"), ...tail.split(":"));
	return `${groups.slice(0, 4).join(":")}::/64`;
}
