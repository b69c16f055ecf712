import type { DrawnTile } from "./drawn-tile.js";
import { keyOf, parentOf, type TilePosition } from "./tile-grid.js";

/** How many tiles are kept, shown or not. A tile takes up to 1 MB in a dense city. */
const maxTiles = 80;

/** The pause before a failed tile is requested again, in milliseconds. It doubles each time. */
const firstRetryMs = 1000;
const maxRetryMs = 60_000;

type Entry =
	| { readonly status: "loading"; readonly abort: AbortController; readonly failures: number }
	| { readonly status: "ready"; readonly tile: DrawnTile }
	/** The service has no such tile. */
	| { readonly status: "absent" }
	| { readonly status: "failed"; readonly retry: ReturnType<typeof setTimeout> };

export type TileStatus = Entry["status"] | "unknown";

/** The tiles of a service: those that are loading and those that were shown last. */
export interface TileStore {
	/**
	 * Sets the tiles that the map shows. Loads those that are missing, and aborts the requests for
	 * others. For a tile that the service does not have, loads the one below it.
	 */
	request(tiles: readonly TilePosition[]): void;
	get(position: TilePosition): DrawnTile | undefined;
	statusOf(position: TilePosition): TileStatus;
	/** Whether there is nothing to wait for: no requested tile is loading. */
	isSettled(): boolean;
	/** Requests the failed tiles again, such as when the network is back. */
	retryFailed(): void;
	dispose(): void;
}

export interface TileStoreOptions {
	/** Loads a tile and prepares it; null if the service does not have it. */
	load(position: TilePosition, signal: AbortSignal): Promise<DrawnTile | null>;
	/** A tile was loaded or has failed. */
	onChange(): void;
	minZoom: number;
}

export function createTileStore({ load, onChange, minZoom }: TileStoreOptions): TileStore {
	/** In order of use: the first one has not been shown for the longest time. */
	const entries = new Map<string, Entry>();
	let requested: readonly TilePosition[] = [];
	let isDisposed = false;

	function start(position: TilePosition, failures = 0): void {
		const key = keyOf(position);
		const abort = new AbortController();
		entries.set(key, { status: "loading", abort, failures });
		load(position, abort.signal).then(
			(tile) => {
				if (abort.signal.aborted) return;
				entries.set(key, tile ? { status: "ready", tile } : { status: "absent" });
				request(requested);
				onChange();
			},
			() => {
				if (abort.signal.aborted) return;
				const pause = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
				const retry = setTimeout(() => retryTile(position, failures + 1), pause);
				entries.set(key, { status: "failed", retry });
				onChange();
			},
		);
	}

	function retryTile(position: TilePosition, failures: number): void {
		entries.delete(keyOf(position));
		// Otherwise it is requested when the map shows it again.
		if (wanted().has(keyOf(position))) start(position, failures);
	}

	/** The requested tiles, and for each that the service does not have, the one below it. */
	function wanted(): Map<string, TilePosition> {
		const positions = new Map<string, TilePosition>();
		for (let position of requested) {
			positions.set(keyOf(position), position);
			while (entries.get(keyOf(position))?.status === "absent" && position.z > minZoom) {
				position = parentOf(position);
				positions.set(keyOf(position), position);
			}
		}
		return positions;
	}

	function request(tiles: readonly TilePosition[]): void {
		if (isDisposed) return;
		requested = tiles;
		const positions = wanted();
		for (const [key, entry] of entries) {
			if (entry.status !== "loading" || positions.has(key)) continue;
			entry.abort.abort();
			entries.delete(key);
		}
		for (const [key, position] of positions) {
			const entry = entries.get(key);
			if (!entry) start(position);
			else {
				entries.delete(key);
				entries.set(key, entry);
			}
		}
		for (const [key, entry] of entries) {
			if (entries.size <= maxTiles) break;
			if (positions.has(key)) continue;
			if (entry.status === "failed") clearTimeout(entry.retry);
			entries.delete(key);
		}
	}

	const statusOf = (position: TilePosition) => entries.get(keyOf(position))?.status ?? "unknown";

	return {
		request,
		get(position) {
			const entry = entries.get(keyOf(position));
			return entry?.status === "ready" ? entry.tile : undefined;
		},
		statusOf,
		isSettled: () => [...wanted().values()].every((position) => statusOf(position) !== "loading"),
		retryFailed() {
			for (const [key, entry] of entries) {
				if (entry.status !== "failed") continue;
				clearTimeout(entry.retry);
				entries.delete(key);
			}
			request(requested);
		},
		dispose() {
			isDisposed = true;
			for (const entry of entries.values()) {
				if (entry.status === "loading") entry.abort.abort();
				if (entry.status === "failed") clearTimeout(entry.retry);
			}
			entries.clear();
		},
	};
}
