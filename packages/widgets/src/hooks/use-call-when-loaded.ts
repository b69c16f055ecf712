import { type RefObject, useEffect, useRef } from "react";
import { usePersistentRef } from "./persistent-state.js";

/** What a method is about: the vehicle that the page wants, and whether it is there. */
export interface Subject {
	readonly vehicle: unknown;
	readonly status: "none" | "loading" | "ready" | "failed";
}

/**
 * Makes what a method of a controller calls, which waits while its vehicle is loading, and is void once
 * the page wants another one.
 *
 * @param name the method's, unique within the widget
 * @param call does what the method does, in the latest render
 */
export function useCallWhenLoaded(
	name: string,
	{ vehicle, status }: Subject,
	call: () => unknown,
): RefObject<() => void> {
	const awaited = usePersistentRef<Pick<Subject, "vehicle"> | undefined>(name, undefined);
	const latest = useRef(() => {});
	latest.current = () => {
		awaited.current = status === "loading" ? { vehicle } : undefined;
		if (status !== "loading") call();
	};
	useEffect(() => {
		const { current } = awaited;
		if (current?.vehicle !== vehicle) awaited.current = undefined;
		else if (current) latest.current();
	});
	return latest;
}
