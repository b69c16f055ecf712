import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-addresses.js";

/** A host is in a private network, which no request may reach. */
export class PrivateAddressError extends Error {
	override readonly name = "PrivateAddressError";
}

export interface PublicLookupOptions {
	/** Whether the host may be this machine or in a private network. */
	readonly allowsPrivate: boolean;
	/** Finds the addresses of a host; replaced in tests. */
	readonly resolve?: typeof lookup;
}

/**
 * The `lookup` of a request to an address. It fails with {@link PrivateAddressError} for a host of a private network,
 * at the connection, so that no second answer of the name server counts.
 *
 * @throws {PrivateAddressError} if the host is an IP address of a private network, of which nothing is looked up
 */
export function publicLookup(
	{ hostname }: URL,
	{ allowsPrivate, resolve = lookup }: PublicLookupOptions,
): LookupFunction {
	const host = hostname.replace(/^\[|\]$/g, "");
	if (isIP(host) && !allowsPrivate) requirePublic([host]);
	return (name, options, done) => {
		resolve(name, { ...options, all: true }, (error, found) => {
			if (error) return done(error, []);
			try {
				if (!allowsPrivate) requirePublic(found.map(({ address }) => address));
			} catch (refusal) {
				return done(refusal as Error, []);
			}
			const [first] = found;
			if (options.all) done(null, found);
			else done(null, first?.address ?? "", first?.family);
		});
	};
}

function requirePublic(addresses: readonly string[]): void {
	if (!addresses.every(isPublicAddress)) throw new PrivateAddressError();
}
