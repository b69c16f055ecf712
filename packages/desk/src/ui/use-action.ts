import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";

export interface ActionTarget {
	readonly method: "post" | "put" | "delete";
	/** The page whose action is run; unset: this one. */
	readonly action?: string;
}

/**
 * Sends JSON to the action of a page without leaving this one. While it is under way, another press does
 * nothing.
 *
 * @param onResult called once for each answer
 */
export function useAction<Result>(onResult: (result: Result) => void) {
	const fetcher = useFetcher<unknown>();
	const { state } = fetcher;
	// The caller knows what the action returns: a fetcher has no type for it.
	const data = fetcher.data as Result | undefined;
	// The state of the fetcher is that of the last render, and two presses may come before the next.
	const isSending = useRef(false);
	const latest = useRef(onResult);
	useEffect(() => {
		latest.current = onResult;
	});
	useEffect(() => {
		if (state === "idle") isSending.current = false;
	}, [state]);
	const told = useRef<Result>(undefined);
	useEffect(() => {
		// Once the page shows what was refused, so that a field of it can get the focus.
		if (data === undefined || state !== "idle" || told.current === data) return;
		told.current = data;
		latest.current(data);
	}, [data, state]);
	return {
		isBusy: state !== "idle",
		/** The last answer, unless another is awaited. */
		result: state === "idle" ? data : undefined,
		send: (body: unknown, target: ActionTarget) => {
			if (isSending.current) return;
			isSending.current = true;
			void fetcher.submit(JSON.stringify(body), { ...target, encType: "application/json" });
		},
	};
}
