import { useEffect, useState } from "react";

/** Runs a callback when the page is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
	// Safari has no requestIdleCallback.
	if (!("requestIdleCallback" in window)) {
		const timer = setTimeout(callback, 1000);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(callback, { timeout: 3000 });
	return () => cancelIdleCallback(handle);
}

/** True once the page has been idle. */
export function useIdle(): boolean {
	const [isIdle, setIsIdle] = useState(false);
	useEffect(() => whenIdle(() => setIsIdle(true)), []);
	return isIdle;
}
