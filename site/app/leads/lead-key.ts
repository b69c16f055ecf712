import type { FormValues } from "@nev/widgets";

/**
 * The idempotency key of a form that was sent without scripts, made from what it says: a double
 * press or a reload sends the same key, and is one lead.
 */
export async function leadKey(path: string, values: FormValues): Promise<string> {
	const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
	const said = new TextEncoder().encode(JSON.stringify([path, sorted]));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", said));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
