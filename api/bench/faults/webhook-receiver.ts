import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { leadCreatedSchema } from "@nev/contract";
import { Webhook } from "standardwebhooks";

/** A receiver of the webhook that counts what it has taken. */
export interface WebhookReceiver {
	/** The settings of a server that posts to it. */
	readonly environment: Readonly<Record<string, string>>;
	/** How often each event was taken, by the lead's name and then by the event's id. */
	readonly accepted: ReadonlyMap<string, ReadonlyMap<string, number>>;
	close(): Promise<void>;
}

const secret = `whsec_${"a".repeat(32)}`;

/** Starts a receiver that takes what is signed within five minutes of its own clock. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
	const accepted = new Map<string, Map<string, number>>();
	const webhook = new Webhook(secret);
	const server = createServer(async (request, response) => {
		// Fails if the sender dies.
		const body = await text(request).catch(() => undefined);
		if (body === undefined) return;
		const headers = request.headers as Record<string, string>;
		let event: unknown;
		try {
			event = webhook.verify(body, headers);
		} catch {
			// The sender's clock has moved. It tries again.
			response.writeHead(400).end();
			return;
		}
		const { data } = leadCreatedSchema.parse(event);
		const id = headers["webhook-id"] ?? "";
		const events = accepted.get(data.name) ?? new Map<string, number>();
		accepted.set(data.name, events.set(id, (events.get(id) ?? 0) + 1));
		response.writeHead(204).end();
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	return {
		environment: {
			LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
			LEAD_WEBHOOK_SECRET: secret,
			LEAD_WEBHOOK_PRIVATE_NETWORK: "true",
		},
		accepted,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
