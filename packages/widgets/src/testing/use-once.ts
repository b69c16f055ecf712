import { useEffect, useRef } from "react";

/** Runs when the component is there, and once in React's strict mode too, as pages do it. */
export function useOnce(run: () => void): void {
	const hasRun = useRef(false);
	useEffect(() => {
		if (hasRun.current) return;
		hasRun.current = true;
		run();
	});
}
