import { setImmediate } from "node:timers/promises";
import { HttpError } from "./http-error.js";

/** Who waits for a rendering. */
export interface Visitor {
	/** As `clientAddress` returns it: the visitors of an address share its turns. */
	readonly address: string;
	/** Aborted when the visitor leaves. */
	readonly signal?: AbortSignal | undefined;
}

/** A rendering that one visitor or several wait for. */
export interface Rendering<Value> {
	/** Whether everybody has left before it began. Nobody may join it then. */
	readonly isDropped: boolean;
	/** @throws {HttpError} 503 if the queue is full, or if everybody has left */
	join(visitor: Visitor): Promise<Value>;
}

export interface RenderQueue {
	/**
	 * A rendering that waits for its turn once somebody joins it. The turn ends before `finish` begins, which
	 * is for what other threads do, such as compression.
	 */
	add<Rendered, Value>(
		render: () => Promise<Rendered>,
		finish: (rendered: Rendered) => Promise<Value>,
	): Rendering<Value>;
}

/** Some seconds of work. */
const defaultCapacity = 300;

/** How many turns of the event loop new requests may take between two renderings. */
const maxTurns = 250;

/** When visitors may ask again, in seconds. */
const retryAfter = 5;

interface Job {
	state: "waiting" | "started" | "dropped";
	start(): Promise<void>;
	drop(reason: HttpError): void;
}

/**
 * Renders one after another: rendering is work for the one thread that also answers all other requests.
 * The addresses that wait take turns. If all places are taken, the address with the most of them loses
 * its last one.
 */
export function createRenderQueue(capacity = defaultCapacity): RenderQueue {
	/** By address, in the order of their turns. A job has a place for each address that waits for it. */
	const waiting = new Map<string, Job[]>();
	let isRendering = false;
	let arrivals = 0;

	function remove(address: string, job: Job): void {
		const others = waiting.get(address)?.filter((other) => other !== job) ?? [];
		if (others.length > 0) waiting.set(address, others);
		else waiting.delete(address);
	}

	const hasRoom = () =>
		[...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0) < capacity;

	/** Takes the last place of the address with the most, unless the one that asks would have as many. */
	function makeRoom(address: string): boolean {
		const [[longest, jobs] = ["", []]] = [...waiting].sort(([, a], [, b]) => b.length - a.length);
		const last = jobs.at(-1);
		if (!last || jobs.length <= (waiting.get(address)?.length ?? 0) + 1) return false;
		remove(longest, last);
		const isWaiting = [...waiting.values()].some((others) => others.includes(last));
		if (!isWaiting) last.drop(queueFullError());
		return true;
	}

	/**
	 * Requests that have come meanwhile are answered first, or take their places. Node.js accepts one
	 * connection in each turn of its event loop, so a single turn would put a page between any two.
	 */
	async function yieldToRequests(): Promise<void> {
		let quietTurns = 0;
		for (let turn = 0; turn < maxTurns && quietTurns < 3; turn += 1) {
			const before = arrivals;
			await setImmediate();
			quietTurns = arrivals === before ? quietTurns + 1 : 0;
		}
	}

	async function renderAll(): Promise<void> {
		isRendering = true;
		for (;;) {
			await yieldToRequests();
			const [address, [job] = []] = waiting.entries().next().value ?? [];
			if (address === undefined || !job) break;
			for (const other of [...waiting.keys()]) remove(other, job);
			const others = waiting.get(address);
			if (others) {
				waiting.delete(address);
				waiting.set(address, others);
			}
			job.state = "started";
			await job.start();
		}
		isRendering = false;
	}

	return {
		add<Rendered, Value>(
			render: () => Promise<Rendered>,
			finish: (rendered: Rendered) => Promise<Value>,
		) {
			let resolve!: (value: Value | PromiseLike<Value>) => void;
			let reject!: (reason: unknown) => void;
			const result = new Promise<Value>((onValue, onError) => {
				resolve = onValue;
				reject = onError;
			});
			let visitors = 0;
			const job: Job = {
				state: "waiting",
				start: () => render().then((rendered) => resolve(finish(rendered)), reject),
				drop(reason) {
					job.state = "dropped";
					reject(reason);
				},
			};

			function leave(): void {
				visitors -= 1;
				if (visitors > 0 || job.state !== "waiting") return;
				for (const address of [...waiting.keys()]) remove(address, job);
				job.drop(new HttpError("server-busy", "Everybody who waited has left."));
			}

			return {
				get isDropped() {
					return job.state === "dropped";
				},
				async join({ address, signal }) {
					arrivals += 1;
					if (job.state === "waiting" && !waiting.get(address)?.includes(job)) {
						if (hasRoom() || (visitors === 0 && makeRoom(address))) {
							const jobs = waiting.get(address);
							if (jobs) jobs.push(job);
							else waiting.set(address, [job]);
							if (!isRendering) void renderAll();
						} else if (visitors === 0) job.drop(queueFullError());
						// Otherwise it is rendered at the turn of another visitor.
					}
					visitors += 1;
					signal?.addEventListener("abort", leave, { once: true });
					if (signal?.aborted) leave();
					try {
						return await result;
					} finally {
						signal?.removeEventListener("abort", leave);
					}
				},
			};
		},
	};
}

function queueFullError(): HttpError {
	return new HttpError(
		"server-busy",
		`The server is busy. Please try again in ${retryAfter} seconds.`,
		{
			retryAfter,
		},
	);
}
