import { useCallback, useEffect, useState } from "react";

/** A module that is loaded on demand. */
export interface LazyModule<Module> {
	readonly status: "idle" | "loading" | "ready" | "failed";
	/** Defined if the status is `ready`. */
	readonly module?: Module;
	/** Loads again after a failure. */
	retry(): void;
}

/**
 * Loads a module once it is needed. Unlike with React's `lazy`, a failure can be shown and retried.
 *
 * @example const map = useLazyModule(() => import("./map/locator-map.js"), isVisible);
 */
export function useLazyModule<Module>(
	load: () => Promise<Module>,
	isNeeded: boolean,
): LazyModule<Module> {
	const [state, setState] = useState<Omit<LazyModule<Module>, "retry">>({ status: "idle" });
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
	useEffect(() => {
		if (!isNeeded) return;
		let isCurrent = true;
		setState((previous) => (previous.status === "ready" ? previous : { status: "loading" }));
		load().then(
			(module) => isCurrent && setState({ status: "ready", module }),
			() => isCurrent && setState({ status: "failed" }),
		);
		return () => {
			isCurrent = false;
		};
	}, [load, isNeeded, attempt]);

	const retry = useCallback(() => setAttempt((count) => count + 1), []);
	return { ...state, retry };
}
