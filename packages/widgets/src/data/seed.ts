import { ApiError } from "@nev/contract";
import type { AsyncState, Loader, Resources } from "./loader.js";

/** What a server has loaded or failed to load, by path, to be handed to the browser as JSON. */
export type LoaderSeed = Readonly<Record<string, { data: unknown } | { error: string }>>;

/**
 * What is ready in a server's loader, or has failed there.
 *
 * @example writeSeed(loader); // { states: { data: [...] } }
 */
export function writeSeed(loader: Loader): LoaderSeed {
	const seed: Record<string, LoaderSeed[string]> = {};
	for (const [path, resource] of Object.entries(loader.resources())) {
		if (resource.status === "ready") seed[path] = { data: resource.data };
		if (resource.status === "failed") seed[path] = { error: resource.error.message };
	}
	return seed;
}

/**
 * What a browser's loader starts with: a server's seed, read back.
 *
 * @example createLoader(client, readSeed(seed));
 */
export function readSeed(seed: LoaderSeed): Resources {
	return Object.fromEntries(Object.entries(seed).map(([path, seeded]) => [path, read(seeded)]));
}

function read(seeded: LoaderSeed[string]): AsyncState<unknown> {
	if ("data" in seeded) return { status: "ready", data: seeded.data };
	const [, status, text = ""] = /^(\d{3}): (.*)$/s.exec(seeded.error) ?? [];
	const error = status ? new ApiError(Number(status), text) : new Error(seeded.error);
	return { status: "failed", error };
}
