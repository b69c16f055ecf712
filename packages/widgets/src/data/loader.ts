import { type ApiClient, ApiError, type Query } from "@nev/contract";
import { type ReadonlySignal, type Signal, signal } from "@preact/signals-react";
import { callHandler } from "../provider/call-handler.js";

/** A resource on its way, arrived, or refused. */
export type AsyncState<Value> =
	| { readonly status: "loading" }
	| { readonly status: "ready"; readonly data: Value }
	| { readonly status: "failed"; readonly error: Error };

/** Resources by path. */
export type Resources = Readonly<Record<string, AsyncState<unknown>>>;

export interface LoadOptions {
	/** What a 401 becomes: a failure, or null for data. */
	on401?: "throw" | "null";
}

/**
 * The generic data loader (specification, sections 7 and 9). A query's key, joined by slashes, is
 * its GET path. What is loaded stays: never stale, no retry by itself, no refetch, no polling.
 */
export interface Loader {
	readonly client: ApiClient;
	/** The resource of a query; the first call for a key starts to load it. */
	load<Value>(query: Query<Value>, options?: LoadOptions): ReadonlySignal<AsyncState<Value>>;
	/** Loads anew what failed. */
	retry(query: Query<unknown>): void;
	/**
	 * Loads anew everything whose key begins with these segments: at once where it is on screen,
	 * else when it is next asked for. The old data stays until the new is there.
	 */
	invalidate(...keyStart: string[]): void;
	/** Resolves when a query is ready or has failed; for a server that renders afterwards. */
	settle<Value>(query: Query<Value>): Promise<AsyncState<Value>>;
	/** Everything asked for so far, as it stands. */
	resources(): Resources;
}

interface Entry {
	readonly resource: Signal<AsyncState<unknown>>;
	readonly start: () => Promise<void>;
	isWatched: boolean;
	isStale: boolean;
	loading: Promise<void> | undefined;
}

/**
 * Makes a loader with a cache of its own: one for a page in the browser, one for each request on a
 * server, so that nothing passes from visitor to visitor.
 *
 * @example
 * const loader = createLoader(createApiClient({ api: "/api" }));
 * const states = loader.load(queries.states());
 */
export function createLoader(client: ApiClient, loaded: Resources = {}): Loader {
	const entries = new Map<string, Entry>();

	function entryFor(query: Query<unknown>, { on401 = "throw" }: LoadOptions = {}): Entry {
		const path = query.key.join("/");
		const known = entries.get(path);
		if (known) return known;

		async function ask(): Promise<AsyncState<unknown>> {
			try {
				return { status: "ready", data: await client.get(query) };
			} catch (error) {
				return on401 === "null" && error instanceof ApiError && error.status === 401
					? { status: "ready", data: null }
					: { status: "failed", error: asError(error) };
			}
		}

		async function start(): Promise<void> {
			entry.isStale = false;
			const settled = await ask();
			// Whoever follows the resource hears of it here, and what they throw is none of its failures.
			callHandler(() => {
				entry.resource.value = settled;
			});
			entry.loading = undefined;
			// Invalidated while it was on its way: what has come may be from before the change.
			if (entry.isWatched) refresh(entry);
		}
		const entry: Entry = {
			resource: signal<AsyncState<unknown>>(loaded[path] ?? { status: "loading" }, {
				watched() {
					entry.isWatched = true;
				},
				unwatched() {
					entry.isWatched = false;
				},
			}),
			start,
			isWatched: false,
			isStale: !loaded[path],
			loading: undefined,
		};
		entries.set(path, entry);
		return entry;
	}

	function refresh(entry: Entry): void {
		if (entry.isStale) entry.loading ??= entry.start();
	}

	return {
		client,
		load<Value>(query: Query<Value>, options?: LoadOptions) {
			const entry = entryFor(query, options);
			refresh(entry);
			// The entry of a key holds what the key's own schema has parsed.
			return entry.resource as ReadonlySignal<AsyncState<Value>>;
		},
		retry(query) {
			const entry = entryFor(query);
			if (entry.resource.peek().status !== "failed") return;
			entry.resource.value = { status: "loading" };
			entry.isStale = true;
			refresh(entry);
		},
		invalidate(...keyStart) {
			for (const [path, entry] of entries) {
				const key = path.split(/[/?]/);
				if (!keyStart.every((segment, index) => key[index] === segment)) continue;
				entry.isStale = true;
				if (entry.isWatched) refresh(entry);
			}
		},
		async settle<Value>(query: Query<Value>) {
			const entry = entryFor(query);
			refresh(entry);
			while (entry.loading) await entry.loading;
			return entry.resource.peek() as AsyncState<Value>;
		},
		resources: () =>
			Object.fromEntries([...entries].map(([path, { resource }]) => [path, resource.peek()])),
	};
}

function asError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error));
}
