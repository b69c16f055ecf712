import { createHash, randomBytes } from "node:crypto";

/** How long a key can be used, in milliseconds. */
export const keyLifetime = 10 * 60 * 1000;

/** Keys that each sign in once. */
export interface OneTimeKeys {
	/** A new key of 256 bits, for ten minutes. */
	issue(): string;
	/** Uses a key up. Returns whether it was one. */
	take(key: string): boolean;
}

/**
 * @param now milliseconds since 1970. Not a monotonic clock, which stands still while a machine sleeps.
 */
export function createOneTimeKeys(now: () => number = Date.now): OneTimeKeys {
	/** When each key expires, by its hash, so that a look-up takes as long for any guess. */
	const expiries = new Map<string, number>();
	return {
		issue() {
			const key = randomToken();
			expiries.set(hashToken(key), now() + keyLifetime);
			return key;
		},
		take(key) {
			const hash = hashToken(key);
			const expiry = expiries.get(hash);
			expiries.delete(hash);
			return expiry !== undefined && now() < expiry;
		},
	};
}

/** 256 random bits, for an address or a header. */
export function randomToken(): string {
	return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
