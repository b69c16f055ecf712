import { signal } from "@preact/signals-core";
import type { AsyncState } from "../src/data/index.js";
import type { DealershipSource, Lookup } from "../src/dealer-locator/dealership-source.js";
import type { createLocalSource as create } from "../src/dealer-locator/local-source.js";

/**
 * Replaces `createLocalSource` in the script tag, where most locators read the API. It loads the
 * function first, and until then its lists are loading.
 */
export const createLocalSource: typeof create = (dealerships, scope) => {
	let loaded: DealershipSource | undefined;

	async function load(): Promise<DealershipSource> {
		const module = await import("../src/dealer-locator/local-source.js");
		loaded ??= module.createLocalSource(dealerships, scope);
		return loaded;
	}

	function lookUp<Value>(find: (source: DealershipSource) => Lookup<Value>): Lookup<Value> {
		if (loaded) return find(loaded);
		const resource = signal<AsyncState<Value>>({ status: "loading" });
		function retry(): void {
			resource.value = { status: "loading" };
			load().then(
				(source) => {
					resource.value = find(source).resource.peek();
				},
				(error) => {
					resource.value = { status: "failed", error };
				},
			);
		}
		retry();
		return { resource, retry };
	}

	return {
		byText: (request) => lookUp((source) => source.byText(request)),
		byDistance: (request) => lookUp((source) => source.byDistance(request)),
		byId: (id) => lookUp((source) => source.byId(id)),
		includes: ({ id, state }) =>
			(!scope?.state || scope.state === state) && dealerships.some((one) => one.id === id),
		clusters: async (...parameters) => (await load()).clusters(...parameters),
		places: async (text) => (await load()).places(text),
	};
};
