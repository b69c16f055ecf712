import { createHmac } from "node:crypto";

/** An event to send. */
export interface WebhookEvent {
	/** The same at every attempt, so that the receiver recognizes one that it has. */
	readonly id: string;
	/** JSON. */
	readonly body: string;
}

/**
 * The headers of an event (Standard Webhooks 1.0), with a signature for each secret: while one replaces another, a
 * receiver may have either.
 *
 * @param secrets `whsec_` and base64
 * @param timestamp of the attempt, in seconds
 */
export function signEvent(
	{ id, body }: WebhookEvent,
	secrets: readonly string[],
	timestamp = Math.floor(Date.now() / 1000),
): Record<`webhook-${string}`, string> {
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.slice("whsec_".length), "base64");
		return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
	});
	return {
		"webhook-id": id,
		"webhook-timestamp": String(timestamp),
		"webhook-signature": signatures.join(" "),
	};
}
