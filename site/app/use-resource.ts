import type { Query } from "@nev/contract";
import { type Loadable, useNev } from "@nev/widgets";
import { useSignals } from "@preact/signals-react/runtime";

/** A resource of the API: on its way, there, or refused, with a way to ask again. */
export type Resource<Value> = Loadable<Value> & { retry(): void };

/**
 * Whether there is nothing of that name. Told by the message (specification, section 8): the widgets
 * carry an `ApiError` of their own, which is no instance of the contract's.
 */
export function isMissing(error: Error): boolean {
	return error.message.startsWith("404:");
}

/** Follows a resource of the API. */
export function useResource<Value>(query: Query<Value>): Resource<Value> {
	useSignals();
	const { loader } = useNev();
	return { ...loader.load(query).value, retry: () => loader.retry(query) };
}
