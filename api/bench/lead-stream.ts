import { setTimeout as sleep } from "node:timers/promises";

/** Visitors who send leads, and what they have seen. */
export interface LeadStream {
	/** How many requests they sent. */
	readonly sent: number;
	/** How many of them got no response. */
	readonly unanswered: number;
	/** The names of the leads that the API acknowledged. */
	readonly acknowledged: ReadonlySet<string>;
	/** The longest time without an acknowledged lead, in milliseconds. */
	readonly longestOutage: number;
	/**
	 * Sends no new leads, and resolves when every lead is acknowledged.
	 *
	 * @throws {Error} if the API answered with a status other than 201 and 503
	 */
	stop(): Promise<void>;
}

/** How many visitors send at the same time. */
const visitors = 8;

/** How long each visitor waits after an acknowledged lead, in milliseconds. */
const pause = 40;

/**
 * Starts visitors who send one lead after the other. They retry each with its idempotency key until it
 * is acknowledged, as the forms do.
 *
 * @param address the API's: `http://127.0.0.1:3000`
 * @param prefix tells the leads of this stream from others
 */
export function startLeadStream(address: string, prefix: string): LeadStream {
	const acknowledged = new Set<string>();
	let sent = 0;
	let unanswered = 0;
	let longestOutage = 0;
	let latest = performance.now();
	let isOver = false;

	async function runVisitor(visitor: number): Promise<void> {
		for (let number = 0; !isOver; number += 1) {
			const name = `${prefix} ${visitor}-${number}`;
			while (!(await sendLead(name))) await sleep(10 + Math.random() * 40);
			const now = performance.now();
			longestOutage = Math.max(longestOutage, now - latest);
			latest = now;
			acknowledged.add(name);
			await sleep(pause);
		}
	}

	/** Sends a lead, and returns whether it was acknowledged. */
	async function sendLead(name: string): Promise<boolean> {
		sent += 1;
		const status = await fetch(`${address}/api/vehicle-inquiry`, leadRequest(name)).then(
			async (response) => {
				await response.arrayBuffer();
				return response.status;
			},
			() => undefined,
		);
		if (status === undefined) unanswered += 1;
		else if (status !== 201 && status !== 503) throw new Error(`The response has status ${status}`);
		return status === 201;
	}

	const running = Promise.all(
		Array.from({ length: visitors }, (_, visitor) => runVisitor(visitor)),
	);
	running.catch(() => {});
	return {
		get sent() {
			return sent;
		},
		get unanswered() {
			return unanswered;
		},
		get longestOutage() {
			return longestOutage;
		},
		acknowledged,
		async stop() {
			isOver = true;
			await running;
		},
	};
}

/** A request that sends a lead, with its name as the idempotency key. */
export function leadRequest(name: string): RequestInit & { body: string } {
	return {
		method: "POST",
		headers: { "content-type": "application/json", "idempotency-key": name },
		body: leadBody(name),
		signal: AbortSignal.timeout(10_000),
	};
}

export function leadBody(name: string): string {
	return JSON.stringify({
		name,
		email: "visitor@example.com",
		phone: "(239) 555-0142",
		message: "Please call.",
		vehicleName: "D6 Max GT4",
		vehiclePrice: "$8,995",
		fillTime: 20_000,
	});
}
