import { ApiError } from "@nev/contract";
import type { AsyncState, Loader, Resources } from "./loader.js";

/** The resources that a server has loaded or failed to load, by path, as JSON for the browser. */
export type LoaderSeed = Readonly<
	Record<string, { data: unknown; omitted?: number | undefined } | { error: string }>
>;

/**
 * Serializes the resources of a server's loader that have loaded or failed.
 *
 * @example writeSeed(loader); // { states: { data: [...] } }
 */
export function writeSeed(loader: Loader): LoaderSeed {
	const seed: Record<string, LoaderSeed[string]> = {};
	for (const [path, resource] of Object.entries(loader.resources())) {
		if (resource.status === "ready") {
			const { status: _, ...data } = resource;
			seed[path] = data;
		}
		if (resource.status === "failed") seed[path] = { error: resource.error.message };
	}
	return seed;
}

/**
 * Deserializes a server's seed, for a browser's loader to start with.
 *
 * @example createLoader(client, readSeed(seed));
 */
export function readSeed(seed: LoaderSeed): Resources {
	return Object.fromEntries(Object.entries(seed).map(([path, entry]) => [path, stateOf(entry)]));
}

function stateOf(entry: LoaderSeed[string]): AsyncState<unknown> {
	if ("data" in entry) return { status: "ready", ...entry };
	const [, status, text = ""] = /^(\d{3}): (.*)$/s.exec(entry.error) ?? [];
	const error = status ? new ApiError(Number(status), text) : new Error(entry.error);
	return { status: "failed", error };
}
