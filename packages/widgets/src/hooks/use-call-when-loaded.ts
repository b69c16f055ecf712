import { type RefObject, useEffect, useRef } from "react";
import { usePersistentRef } from "../provider/persistent-state.js";

/**
 * Makes what a method of a controller calls, which waits while what it is about is loading.
 *
 * @param name the method's, unique within the widget
 * @param call does what the method does, in the latest render
 */
export function useCallWhenLoaded(
	name: string,
	isLoading: boolean,
	call: () => unknown,
): RefObject<() => void> {
	const isWaiting = usePersistentRef(name, false);
	const latest = useRef(() => {});
	latest.current = () => {
		isWaiting.current = isLoading;
		if (!isLoading) call();
	};
	useEffect(() => {
		if (isWaiting.current) latest.current();
	});
	return latest;
}
