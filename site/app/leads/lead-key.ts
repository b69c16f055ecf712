import type { FormValues } from "@nev/widgets";

/**
 * The idempotency key of a form that was sent without scripts, made from what it says and from the
 * day in UTC: a double press or a reload sends the same key, and is one lead. Who asks again in the
 * same words on another day is another one.
 *
 * @example await leadKey("/contact", values, new Date()) // 64 hexadecimal digits
 */
export async function leadKey(path: string, values: FormValues, now: Date): Promise<string> {
	const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
	const day = now.toISOString().slice(0, "2026-12-31".length);
	const said = new TextEncoder().encode(JSON.stringify([day, path, sorted]));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", said));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
