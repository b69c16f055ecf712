import { createApiClient } from "@nev/contract";
import { createLoader } from "../loader/create-loader.js";
import type { Loader } from "../loader/loader.js";
import { type DataSource, useNev } from "../provider/index.js";
import { resourcesOf, useHydratedLoader } from "./from-server.js";

const createdLoaders = new WeakMap<DataSource, Loader>();

/**
 * The loader of a provider: the one it was given, or one created on first use. It is created here
 * and not in the provider, so that a widget that calls no API bundles neither loader nor client.
 */
export function loaderOf(source: DataSource): Loader {
	if (source.loader) return source.loader;
	const existing = createdLoaders.get(source);
	if (existing) return existing;
	const loader = createLoader(createApiClient(source), resourcesOf(source));
	createdLoaders.set(source, loader);
	return loader;
}

/**
 * The loader of the nearest provider. While a component hydrates, what the server had not loaded stays
 * `loading`, so that the first render is the server's.
 *
 * @throws {Error} if there is no provider
 */
export function useLoader(): Loader {
	return useHydratedLoader(loaderOf(useNev().source));
}
