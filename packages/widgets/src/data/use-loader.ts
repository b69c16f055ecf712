import { createApiClient } from "@nev/contract";
import { type DataSource, useNev } from "../provider/index.js";
import { createLoader, type Loader } from "./loader.js";

const createdLoaders = new WeakMap<DataSource, Loader>();

/**
 * The loader of a provider: the one it was given, or one created on first use. It is created here
 * and not in the provider, so that a widget that calls no API bundles neither loader nor client.
 */
export function loaderOf(source: DataSource): Loader {
	if (source.loader) return source.loader;
	const existing = createdLoaders.get(source);
	if (existing) return existing;
	const loader = createLoader(createApiClient(source));
	createdLoaders.set(source, loader);
	return loader;
}

/**
 * The loader of the nearest provider.
 *
 * @throws {Error} if there is none
 */
export function useLoader(): Loader {
	return loaderOf(useNev().source);
}
