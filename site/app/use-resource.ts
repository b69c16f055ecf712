import type { Query } from "@nev/contract";
import { type Loadable, useNev } from "@nev/widgets";
import { useSignals } from "@preact/signals-react/runtime";

/** A resource of the API: on its way, there, or refused. */
export function useResource<Value>(query: Query<Value>): Loadable<Value> {
	useSignals();
	return useNev().loader.load(query).value;
}
