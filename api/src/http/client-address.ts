import { isIPv6 } from "node:net";
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
export function clientAddress(context: Context, trustsProxy: boolean): string {
	const inProcess = (context.env as Partial<InProcessCall> | undefined)?.clientAddress;
	if (inProcess) return inProcess;
	// The operator's own proxy appends the last address. Clients can forge those before it.
	const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
	return networkOf((trustsProxy && forwarded) || remoteAddress(context));
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
