import type { ApiClient } from "@nev/contract";
// biome-ignore lint/style/noRestrictedImports: signals-react imports React's hooks, which a server component does not have
import { signal } from "@preact/signals-core";
import { createLoaderWith, type Loader, type Resources } from "./loader.js";

/**
 * Creates a loader with its own cache, without React. Use one per request, so that no data passes from
 * one visitor to another, and give a page what it has loaded as a seed.
 *
 * @example
 * const loader = createLoader(createApiClient({ api: "https://YOUR-SITE/api" }));
 * await loader.settle(queries.vehicles());
 * const seed = writeSeed(loader);
 */
export function createLoader(client: ApiClient, seed?: Resources): Loader {
	return createLoaderWith(signal, client, seed);
}
