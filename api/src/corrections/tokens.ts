import { createHash, randomBytes } from "node:crypto";

/** A token of 256 bits, as it stands in an address or a cookie. */
export function createToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a token. It needs no salt: nobody can guess a token of 256 bits. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
