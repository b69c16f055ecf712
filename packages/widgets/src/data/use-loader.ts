import { createApiClient } from "@nev/contract";
import { type DataSource, useNev } from "../provider/index.js";
import { createLoader, type Loader } from "./loader.js";

const ownLoaders = new WeakMap<DataSource, Loader>();

/**
 * The loader of a provider: the one it was given, or one of its own, made when it is first asked
 * for. A widget that asks nobody carries neither loader nor client.
 */
export function loaderOf(source: DataSource): Loader {
	if (source.loader) return source.loader;
	const known = ownLoaders.get(source);
	if (known) return known;
	const loader = createLoader(createApiClient(source));
	ownLoaders.set(source, loader);
	return loader;
}

/**
 * The loader of the nearest provider.
 *
 * @throws {Error} where there is none
 */
export function useLoader(): Loader {
	return loaderOf(useNev().source);
}
