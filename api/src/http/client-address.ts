import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The Hono environment of a call from the same process, which has no connection. */
export interface InProcessCall {
	/** The address of the visitor on whose behalf the call is made. */
	readonly clientAddress: string;
}

/**
 * The address that a request comes from. An IPv6 address is cut to its /64 network, since one
 * subscriber has all addresses of it.
 */
export function clientAddress(context: Context, proxyHops: number): string {
	const inProcess = (context.env as Partial<InProcessCall> | undefined)?.clientAddress;
	if (inProcess) return inProcess;
	return networkOf(forwardedAddress(context, proxyHops) ?? remoteAddress(context));
}

/**
 * The address that the first of the operator's own proxies saw. Each of them appends one; clients can
 * forge those before. Undefined if there is none, or something else in its place.
 */
function forwardedAddress(context: Context, proxyHops: number): string | undefined {
	if (proxyHops === 0) return undefined;
	const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-proxyHops);
	const address = withoutPort(forwarded?.trim() ?? "");
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

function networkOf(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	if (!isIPv6(plain)) return plain;
	const [head = "", tail = ""] = plain.split("::");
	const groups = head.split(":").filter(Boolean);
	const missing = 8 - groups.length - tail.split(":").filter(Boolean).length;
	if (plain.includes("::")) groups.push(...Array(missing).fill("0"), ...tail.split(":"));
	return `${groups.slice(0, 4).join(":")}::/64`;
}
