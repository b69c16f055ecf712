import type { ApiClient } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { createLoaderWith, type Loader, type Resources } from "./loader.js";

/**
 * Creates a loader with its own cache. Use one per page in the browser, and one per request on a
 * server, so that no data passes from one visitor to another.
 *
 * @example
 * const loader = createLoader(createApiClient({ api: "/api" }));
 * const states = loader.load(queries.states());
 */
export function createLoader(client: ApiClient, seed?: Resources): Loader {
	return createLoaderWith(signal, client, seed);
}
