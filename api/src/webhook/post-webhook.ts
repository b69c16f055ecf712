import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { SendOptions } from "../mail/mailer.js";
import type { Refusal } from "../mail/refusal.js";
import {
	PrivateAddressError,
	type PublicLookupOptions,
	publicLookup,
} from "../network/public-lookup.js";
import { signEvent, type WebhookEvent } from "./sign-event.js";

/** Where events go, and the secrets that they are signed with. */
export interface WebhookReceiver extends PublicLookupOptions {
	readonly url: URL;
	readonly secrets: readonly string[];
	/** How long an attempt may take, in milliseconds. */
	readonly timeLimit?: number;
}

/** An event was not taken. The message is for the operator. */
export class WebhookError extends Error {
	override readonly name = "WebhookError";
	/** The status that was answered, as a mail server's code; undefined: it may have arrived. */
	readonly responseCode: number | undefined;
	/** Undefined: it is tried again. */
	readonly refusal: Refusal | undefined;

	constructor(what: string, responseCode?: number) {
		super(`The webhook's receiver ${what}.`);
		this.responseCode = responseCode;
		this.refusal = responseCode === gone ? "recipient" : undefined;
	}
}

/** The receiver wants no more events (Standard Webhooks 1.0). */
const gone = 410;

const defaultTimeLimit = 15_000;

/**
 * Sends an event. Resolves once the receiver has taken it, with a status of 200 to 299. What else it answers is not
 * read, and redirects are not followed.
 *
 * @throws {WebhookError} if it has not taken it
 */
export async function postWebhook(
	event: WebhookEvent,
	{ url, secrets, timeLimit = defaultTimeLimit, ...rules }: WebhookReceiver,
	{ onContent = () => {}, signal }: SendOptions = {},
): Promise<void> {
	const timeout = AbortSignal.timeout(timeLimit);
	try {
		const options = {
			method: "POST",
			agent: false,
			lookup: publicLookup(url, rules),
			signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
			headers: {
				"content-type": "application/json",
				"content-length": Buffer.byteLength(event.body),
				"user-agent": "nev",
				...signEvent(event, secrets),
			},
		};
		const request = url.protocol === "http:" ? requestHttp : requestHttps;
		const status = await new Promise<number>((resolve, reject) => {
			request(url, options)
				.on("finish", onContent)
				.on("error", reject)
				// With a status of 101 there is neither an error nor a response.
				.on("close", () => reject(new Error("the connection was closed")))
				.on("response", (response) => {
					response.destroy();
					resolve(response.statusCode ?? 0);
				})
				.end(event.body);
		});
		if (status >= 200 && status < 300) return;
		const hint = status === gone ? ": it wants no more" : "";
		throw new WebhookError(`answered with status ${status}${hint}`, status);
	} catch (error) {
		if (error instanceof WebhookError) throw error;
		if (error instanceof PrivateAddressError) {
			throw new WebhookError(
				"is in a private network. Set LEAD_WEBHOOK_PRIVATE_NETWORK=true if it is yours",
			);
		}
		if (timeout.aborted) throw new WebhookError(`took more than ${timeLimit / 1000} seconds`);
		throw new WebhookError(`cannot be reached: ${(error as Error).message}`);
	}
}
