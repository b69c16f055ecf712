import type { FormValues } from "@nev/widgets";

/**
 * The idempotency key of a form that was sent without scripts: a hash of its values and of the day
 * in UTC. Pressing Send twice, or reloading, sends the same key and creates one lead. The same text
 * on another day is a new lead.
 *
 * @example await createIdempotencyKey("/contact", values, new Date()) // 64 hexadecimal digits
 */
export async function createIdempotencyKey(
	path: string,
	values: FormValues,
	now: Date,
): Promise<string> {
	const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
	const day = now.toISOString().slice(0, "2026-12-31".length);
	const text = new TextEncoder().encode(JSON.stringify([day, path, sorted]));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
