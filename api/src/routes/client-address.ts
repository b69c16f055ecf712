import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** What a caller in the same process gives along, since it has no connection. */
export interface InProcessCall {
	/** The address of the visitor for whom it calls. */
	readonly clientAddress: string;
}

/**
 * The address that a request comes from. An IPv6 address counts by its network, of which one
 * subscriber has all.
 */
export function clientAddress(context: Context, trustsProxy: boolean): string {
	const given = (context.env as Partial<InProcessCall> | undefined)?.clientAddress;
	if (given) return given;
	// The last one is what the operator's own proxy has seen; those before it anybody can write.
	const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
	return network((trustsProxy && forwarded) || connected(context));
}

function connected(context: Context): string {
	return context.env?.incoming ? (getConnInfo(context).remote.address ?? "") : "";
}

function network(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	if (!isIPv6(plain)) return plain;
	const [head = "", tail = ""] = plain.split("::");
	const groups = head.split(":").filter(Boolean);
	const missing = 8 - groups.length - tail.split(":").filter(Boolean).length;
	if (plain.includes("::")) groups.push(...Array(missing).fill("0"), ...tail.split(":"));
	return `${groups.slice(0, 4).join(":")}::/64`;
}
