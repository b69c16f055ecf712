import { timingSafeEqual } from "node:crypto";
import { type Settings, StartError } from "@nev/api/operations";
import type { SignIn } from "@nev/contract/desk";
import { DeskError } from "./desk-error.js";
import { hashToken, type OneTimeKeys } from "./one-time-keys.js";

/** Reads a header of a request. */
export type ReadHeader = (name: string) => string | undefined;

/** How operators get into the desk. */
export interface Access {
	/** The origin that browsers have the desk at: `http://127.0.0.1:5700`. */
	readonly origin: string;
	readonly cookie: { readonly name: string; readonly isSecure: boolean };
	/**
	 * Checks every request, and returns the user that a proxy vouches for; undefined without a proxy.
	 *
	 * @throws {DeskError} 403
	 */
	userOf(header: ReadHeader): string | undefined;
	/**
	 * Signs in, and returns the name that changes are recorded under.
	 *
	 * @throws {DeskError} 401, 403
	 */
	signIn(header: ReadHeader, body: SignIn): string;
}

export interface LocalAccessOptions {
	readonly port: number;
	readonly keys: OneTimeKeys;
	/** The operator's name: the user of this machine. */
	readonly operator: string;
}

/** Access with the single-use key of a printed address. */
export function localAccess({ port, keys, operator }: LocalAccessOptions): Access {
	return {
		origin: `http://127.0.0.1:${port}`,
		// Cookies do not tell the ports of a host apart.
		cookie: { name: `nev-desk-${port}`, isSecure: false },
		userOf: () => undefined,
		signIn(_, { key }) {
			if (key !== undefined && keys.take(key)) return operator;
			throw new DeskError(401, "This address was used already, or is older than ten minutes.");
		},
	};
}

/** The header in which the proxy sends `DESK_PROXY_SECRET`. */
const secretHeader = "x-desk-proxy-secret";

/**
 * Access through a proxy that signs users in. One-time keys sign nobody in.
 *
 * @throws {StartError} naming the settings that are missing
 */
export function proxyAccess({
	origin,
	userHeader,
	proxySecret,
	operators,
}: Settings["desk"]): Access {
	if (!origin || !userHeader || !proxySecret || operators.length === 0) {
		const missing = [
			!origin && "DESK_ORIGIN",
			!userHeader && "DESK_USER_HEADER",
			!proxySecret && "DESK_PROXY_SECRET",
			operators.length === 0 && "DESK_OPERATORS",
		].filter(Boolean);
		throw new StartError(
			`Behind a proxy, the desk needs the settings ${missing.join(", ")}. Set them in the environment, or leave out --proxy.`,
		);
	}

	function userOf(header: ReadHeader): string {
		if (!isSame(header(secretHeader) ?? "", proxySecret ?? "")) {
			throw new DeskError(403, "This request did not come through the desk's proxy.");
		}
		const user = header(userHeader ?? "")?.toLowerCase() ?? "";
		if (!operators.includes(user)) {
			throw new DeskError(403, "You are not one of the desk's operators (DESK_OPERATORS).");
		}
		return user;
	}

	return {
		origin,
		cookie: { name: "__Host-nev-desk", isSecure: true },
		userOf,
		signIn: userOf,
	};
}

/** Compares hashes, so that the time says nothing about the secret. */
function isSame(text: string, secret: string): boolean {
	return timingSafeEqual(Buffer.from(hashToken(text)), Buffer.from(hashToken(secret)));
}
