import { createApiClient, type Query } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { computed, signal } from "@preact/signals-react";
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createLoader } from "../loader/create-loader.js";
import type { AsyncState, Loader, LoadOptions, Resources } from "../loader/loader.js";
import { readSeed } from "../loader/seed.js";
import { type DataSource, useNev } from "../provider/index.js";

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

/*
 * What widgets need on pages that a server has rendered. An element takes the data over and never
 * hydrates.
 */

/** The resources that a loader starts with. */
function resourcesOf({ seed }: DataSource): Resources | undefined {
	return seed && readSeed(seed);
}

const subscribe = () => () => {};
const getSnapshot = () => null;

/**
 * The loader, for a component that may be hydrated: its first render must not differ from the
 * server's. Until it has hydrated, resources that the server did not have stay `loading` and are not
 * requested, because React may discard a render and start over.
 */
function useHydratedLoader(loader: Loader): Loader {
	/** Undefined if the component is rendered in the browser only. */
	const [isHydrated] = useState(() => signal<boolean>());
	// React asks for the server's snapshot on a server and when it hydrates.
	useSyncExternalStore(subscribe, getSnapshot, () => {
		// Not read as a value: a component that tracks signals would render again once it is hydrated.
		if (isHydrated.peek() === undefined) isHydrated.value = false;
		return null;
	});
	useLayoutEffect(() => {
		isHydrated.value = true;
	}, [isHydrated]);
	return useMemo(
		() => (isHydrated.peek() === false ? hold(loader, isHydrated) : loader),
		[loader, isHydrated],
	);
}

function hold(loader: Loader, isReleased: ReadonlySignal<boolean | undefined>): Loader {
	return {
		...loader,
		load<Value>(query: Query<Value>, options?: LoadOptions) {
			if (loader.initial[query.key.join("/")]) return loader.load(query, options);
			return computed<AsyncState<Value>>(() =>
				isReleased.value ? loader.load(query, options).value : { status: "loading" },
			);
		},
	};
}
