import type { Query } from "@nev/contract";
import { ApiError, type AsyncState, useLoader } from "@nev/widgets";
import { useSignals } from "@preact/signals-react/runtime";

/** A resource of the API: on its way, there, or refused, with a way to ask again. */
export type Resource<Value> = AsyncState<Value> & { retry(): void };

/**
 * Whether there is nothing of that name. The class is the widgets' own, which carry the contract
 * inside: no error of theirs is an instance of the contract's.
 */
export function isNotFound(error: Error): boolean {
	return error instanceof ApiError && error.status === 404;
}

/** Follows a resource of the API. */
export function useResource<Value>(query: Query<Value>): Resource<Value> {
	useSignals();
	const loader = useLoader();
	return { ...loader.load(query).value, retry: () => loader.retry(query) };
}
