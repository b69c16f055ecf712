import { useEffect, useRef } from "react";

/**
 * Disposes of a component's state after it is unmounted. Not when React's strict mode unmounts it to
 * mount it again at once: work that has begun, such as a search for text from before hydration, goes on.
 *
 * @param dispose the same function in each render of the same state
 */
export function useDispose(dispose: () => void): void {
	const mounted = useRef<() => void>(undefined);
	useEffect(() => {
		mounted.current = dispose;
		return () => {
			mounted.current = undefined;
			queueMicrotask(() => {
				if (mounted.current !== dispose) dispose();
			});
		};
	}, [dispose]);
}
