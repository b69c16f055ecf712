import { signal } from "@preact/signals-react";
import type { AsyncState, Lookup } from "./loader.js";

/** The lookup of what is known without loading, such as a page's own list. */
export function lookupOf<Value>(state: AsyncState<Value>, retry = () => {}): Lookup<Value> {
	return { resource: signal(state), retry };
}
