import type { Query } from "@nev/contract";
import { type Loadable, useLoader } from "@nev/widgets";
import { useSignals } from "@preact/signals-react/runtime";

/** A resource of the API: on its way, there, or refused, with a way to ask again. */
export type Resource<Value> = Loadable<Value> & { retry(): void };

/** Follows a resource of the API. */
export function useResource<Value>(query: Query<Value>): Resource<Value> {
	useSignals();
	const loader = useLoader();
	return { ...loader.load(query).value, retry: () => loader.retry(query) };
}
