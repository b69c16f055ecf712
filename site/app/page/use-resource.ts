import type { Query } from "@nev/contract";
import { ApiError, type AsyncState, useLoader } from "@nev/widgets";
import { useSignals } from "@preact/signals-react/runtime";

/** The state of an API resource, and a way to load it again after a failure. */
export type Resource<Value> = AsyncState<Value> & { retry(): void };

/** Whether the API answered 404. */
export function isNotFound(error: Error): boolean {
	return error instanceof ApiError && error.status === 404;
}

/** Loads a resource of the API and subscribes to it. */
export function useResource<Value>(query: Query<Value>): Resource<Value> {
	useSignals();
	const loader = useLoader();
	return { ...loader.load(query).value, retry: () => loader.retry(query) };
}
