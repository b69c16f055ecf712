import {
	type ApiClient,
	ApiError,
	omittedFrom,
	type Query,
	UnexpectedResponseError,
} from "@nev/contract";
import type { ReadonlySignal, Signal, SignalOptions } from "@preact/signals-core";
import { callHandler } from "../host-page/call-handler.js";
import { warnOnce } from "../host-page/warn-once.js";

/** The state of something loaded asynchronously. */
export type AsyncState<Value> =
	| { readonly status: "loading" }
	| {
			readonly status: "ready";
			readonly data: Value;
			/** How many items of its lists could not be read and were left out, if any. */
			readonly omitted?: number | undefined;
	  }
	| { readonly status: "failed"; readonly error: Error };

/** Something that is loaded, and a way to load it again if it failed. */
export interface Lookup<Value> {
	readonly resource: ReadonlySignal<AsyncState<Value>>;
	retry(): void;
}

/** The states of resources, by path. */
export type Resources = Readonly<Record<string, AsyncState<unknown>>>;

export interface LoadOptions {
	/** Whether a 401 fails (default) or counts as the data `null`. */
	on401?: "throw" | "null";
}

/**
 * The generic data loader (specification, sections 7 and 9). A query's key, joined by slashes, is
 * its GET path. Loaded data never becomes stale by itself: there is no automatic retry, no refetch
 * and no polling. A resource that loses its last subscriber while it loads is aborted, and loads
 * again when it is next requested or subscribed to.
 */
export interface Loader {
	readonly client: ApiClient;
	/** The resource of a query. The first call for a key starts loading it. */
	load<Value>(query: Query<Value>, options?: LoadOptions): ReadonlySignal<AsyncState<Value>>;
	/** Loads a failed resource again. */
	retry(query: Query<unknown>): void;
	/**
	 * Reloads the resources whose key starts with these segments: immediately if a resource has
	 * subscribers, otherwise when it is next requested or subscribed to. The old data stays until the
	 * new has loaded.
	 */
	invalidate(...keyStart: string[]): void;
	/** Resolves when a query has loaded or failed. For a server, before it renders. */
	settle<Value>(query: Query<Value>): Promise<AsyncState<Value>>;
	/** The current states of all resources requested so far. */
	resources(): Resources;
	/** What a server renders, by path: the states from its seed and from `settle`. */
	readonly initial: Resources;
}

interface Entry {
	readonly resource: Signal<AsyncState<unknown>>;
	readonly start: () => Promise<void>;
	hasSubscribers: boolean;
	isStale: boolean;
	loading: Promise<void> | undefined;
	/** Aborts the request that `loading` waits for. */
	controller?: AbortController;
	abandoning?: ReturnType<typeof setTimeout>;
}

/** The function `signal` of the copy of signals-core that whoever reads the loader follows. */
export type CreateSignal = <Value>(value: Value, options: SignalOptions<Value>) => Signal<Value>;

/** Creates a loader. The entries of the package export it with the signals that each needs. */
export function createLoaderWith(
	signal: CreateSignal,
	client: ApiClient,
	seed: Resources | undefined,
): Loader {
	const initial: Record<string, AsyncState<unknown>> = { ...seed };
	const entries = new Map<string, Entry>();

	function entryFor(query: Query<unknown>, { on401 = "throw" }: LoadOptions = {}): Entry {
		const path = query.key.join("/");
		const existing = entries.get(path);
		if (existing) return existing;

		async function fetchState(signal: AbortSignal): Promise<AsyncState<unknown>> {
			try {
				const data = await client.get(query, { signal });
				const omitted = omittedFrom(data);
				return { status: "ready", data, ...(omitted > 0 && { omitted }) };
			} catch (error) {
				// A wrong address often answers with a page and status 200, which browsers do not report.
				if (error instanceof UnexpectedResponseError) warnOnce(error.message);
				return on401 === "null" && error instanceof ApiError && error.status === 401
					? { status: "ready", data: null }
					: { status: "failed", error: asError(error) };
			}
		}

		async function start(): Promise<void> {
			const controller = new AbortController();
			const { signal } = controller;
			entry.controller = controller;
			entry.isStale = false;
			const state = await fetchState(signal);
			if (signal.aborted) return;
			// Subscribers run here. An error they throw must not mark the resource as failed.
			callHandler(() => {
				entry.resource.value = state;
			});
			entry.loading = undefined;
			// If it was invalidated while loading, the response may be from before the change.
			if (entry.hasSubscribers) refresh(entry);
		}
		const entry: Entry = {
			resource: signal<AsyncState<unknown>>(initial[path] ?? { status: "loading" }, {
				watched() {
					entry.hasSubscribers = true;
					refresh(entry);
				},
				unwatched() {
					entry.hasSubscribers = false;
					if (entry.loading) abandonLater(entry);
				},
			}),
			start,
			hasSubscribers: false,
			isStale: !initial[path],
			loading: undefined,
		};
		entries.set(path, entry);
		return entry;
	}

	function refresh(entry: Entry): void {
		clearTimeout(entry.abandoning);
		if (entry.isStale) entry.loading ??= entry.start();
	}

	/** In a later task: React's strict mode and a moved element subscribe again at once. */
	function abandonLater(entry: Entry): void {
		clearTimeout(entry.abandoning);
		entry.abandoning = setTimeout(() => {
			if (entry.hasSubscribers || !entry.loading) return;
			entry.isStale = true;
			entry.loading = undefined;
			entry.controller?.abort();
		});
	}

	return {
		client,
		load<Value>(query: Query<Value>, options?: LoadOptions) {
			const entry = entryFor(query, options);
			refresh(entry);
			// The entry of a key contains data parsed with that key's schema.
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
				if (entry.hasSubscribers) refresh(entry);
			}
		},
		async settle<Value>(query: Query<Value>) {
			const entry = entryFor(query);
			// Whoever waits here is a subscriber too, so that the request is not aborted.
			const stop = entry.resource.subscribe(() => {});
			while (entry.loading) await entry.loading;
			stop();
			const state = entry.resource.peek();
			initial[query.key.join("/")] = state;
			return state as AsyncState<Value>;
		},
		resources: () =>
			Object.fromEntries([...entries].map(([path, { resource }]) => [path, resource.peek()])),
		initial,
	};
}

/** Looks up a query, which begins to load. */
export function lookUp<Value>(loader: Loader, query: Query<Value>): Lookup<Value> {
	return { resource: loader.load(query), retry: () => loader.retry(query) };
}

/** A caught value as an `Error`. */
export function asError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error));
}
