/*
 * The part of @preact/signals-core that the widgets use, for the script tag, at less than half its
 * size. The widgets' state tests run on it too, so it behaves as the library does. A reader keeps
 * the values it has seen, and runs again only if one of them differs: a value that is set and set
 * back in a batch, or a computed that results in the same, runs nothing.
 */

export interface SignalOptions {
	/** Called when the first effect subscribes, directly or through a computed. */
	watched?(): void;
	/** Called when the last one has unsubscribed. */
	unwatched?(): void;
}

/** What the reading of a value needs to know of a signal or a computed. */
interface Source {
	/** The value, or the `Failure` of a computed, without tracking. */
	latest(): unknown;
	subscribe(reader: Reader): void;
	unsubscribe(reader: Reader): void;
}

/** A computed or an effect. */
interface Reader {
	/** What it read when it last ran, and the values it saw. */
	sources: Map<Source, unknown>;
	/** Whether it subscribes to its sources: an effect, or a computed that has subscribers itself. */
	isSubscriber(): boolean;
	/** One of its sources may have changed. */
	notify(): void;
}

interface Effect extends Reader {
	run(): void;
}

let currentReader: Reader | undefined;
let batchDepth = 0;
const notified = new Set<Effect>();

export function untracked<Result>(read: () => Result): Result {
	return runAs(undefined, read);
}

export function batch<Result>(change: () => Result): Result {
	batchDepth += 1;
	try {
		return change();
	} finally {
		try {
			if (batchDepth === 1) runNotified();
		} finally {
			batchDepth -= 1;
		}
	}
}

/** Runs effects until none is notified. An error does not keep the others from running. */
function runNotified(): void {
	const errors: unknown[] = [];
	for (let round = 0; notified.size > 0; round++) {
		if (round > 100) throw new Error("Cycle detected");
		const effects = [...notified];
		notified.clear();
		for (const effect of effects) {
			try {
				if (isOutdated(effect)) effect.run();
			} catch (error) {
				errors.push(error);
			}
		}
	}
	if (errors.length > 0) throw errors[0];
}

function runAs<Result>(reader: Reader | undefined, run: () => Result): Result {
	const outer = currentReader;
	currentReader = reader;
	try {
		return run();
	} finally {
		currentReader = outer;
	}
}

/** Runs a reader's function and replaces its sources by what it reads. */
function track<Result>(reader: Reader, run: () => Result): Result {
	const before = reader.sources;
	reader.sources = new Map();
	try {
		return runAs(reader, run);
	} finally {
		for (const source of before.keys()) {
			if (!reader.sources.has(source)) source.unsubscribe(reader);
		}
	}
}

function isOutdated({ sources }: Reader): boolean {
	return [...sources].some(([source, seen]) => source.latest() !== seen);
}

/** What a computed results in when its function throws. */
class Failure {
	readonly error: unknown;

	constructor(error: unknown) {
		this.error = error;
	}
}

/** What a signal and a computed have in common. */
function createSource<Value>(
	latest: () => unknown,
	watched: (() => void) | undefined,
	unwatched: (() => void) | undefined,
) {
	const subscribers = new Set<Reader>();
	const source = {
		latest,
		subscribers,
		read(): Value {
			const reader = currentReader;
			if (reader?.isSubscriber()) source.subscribe(reader);
			const value = latest();
			if (reader && !reader.sources.has(source)) reader.sources.set(source, value);
			if (value instanceof Failure) throw value.error;
			return value as Value;
		},
		peek: (): Value => untracked(source.read),
		notify() {
			for (const reader of subscribers) reader.notify();
		},
		subscribe(reader: Reader) {
			const isFirst = subscribers.size === 0;
			subscribers.add(reader);
			if (isFirst && watched) untracked(watched);
		},
		unsubscribe(reader: Reader) {
			if (subscribers.delete(reader) && subscribers.size === 0 && unwatched) untracked(unwatched);
		},
	};
	return source;
}

export function signal<Value>(initial: Value, { watched, unwatched }: SignalOptions = {}) {
	let current = initial;
	const { read, peek, notify } = createSource<Value>(() => current, watched, unwatched);
	return {
		peek,
		get value() {
			return read();
		},
		set value(value) {
			if (value === current) return;
			current = value;
			batch(notify);
		},
	};
}

export function computed<Value>(compute: () => Value) {
	let current: unknown;
	let hasRun = false;
	let isRunning = false;
	/** Whether a source may have changed. Only a subscriber is notified of it. */
	let isStale = true;

	const source = createSource<Value>(
		() => {
			if (isRunning) throw new Error("Cycle detected");
			if (reader.isSubscriber() && !isStale) return current;
			isStale = false;
			if (hasRun && !isOutdated(reader)) return current;
			hasRun = true;
			isRunning = true;
			try {
				current = track(reader, compute);
			} catch (error) {
				current = new Failure(error);
			}
			isRunning = false;
			return current;
		},
		() => {
			isStale = true;
			for (const read of reader.sources.keys()) read.subscribe(reader);
		},
		() => {
			for (const read of reader.sources.keys()) read.unsubscribe(reader);
		},
	);
	const reader: Reader = {
		sources: new Map(),
		isSubscriber: () => source.subscribers.size > 0,
		notify() {
			if (isStale) return;
			isStale = true;
			source.notify();
		},
	};
	return {
		peek: source.peek,
		get value() {
			return source.read();
		},
	};
}

/** Runs at once, and again when what it has read changes. Returns a function that ends it. */
export function effect(execute: () => unknown): () => void {
	let cleanup: unknown;
	let isDisposed = false;

	function cleanUp(): void {
		const last = cleanup;
		cleanup = undefined;
		if (typeof last === "function") batch(() => untracked(() => last()));
	}

	function dispose(): void {
		isDisposed = true;
		for (const source of self.sources.keys()) source.unsubscribe(self);
		self.sources.clear();
		cleanUp();
	}

	const self: Effect = {
		sources: new Map(),
		isSubscriber: () => true,
		notify: () => notified.add(self),
		run: () =>
			batch(() => {
				cleanUp();
				try {
					cleanup = track(self, execute);
				} finally {
					if (isDisposed) dispose();
				}
			}),
	};
	try {
		self.run();
	} catch (error) {
		dispose();
		throw error;
	}
	return dispose;
}
