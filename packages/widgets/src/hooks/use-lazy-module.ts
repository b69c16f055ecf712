import { useCallback, useEffect, useState } from "react";

/** A part of a widget that is fetched when it is needed. */
export interface LazyModule<Module> {
	readonly status: "waiting" | "loading" | "ready" | "failed";
	/** Given where it is ready. */
	readonly module?: Module;
	/** Tries again after a failure. */
	retry(): void;
}

/**
 * Fetches a module once it is wanted. Unlike React's `lazy`, a failure can be shown and retried.
 *
 * @example const map = useLazyModule(() => import("./map/index.js"), isVisible);
 */
export function useLazyModule<Module>(
	load: () => Promise<Module>,
	isWanted: boolean,
): LazyModule<Module> {
	const [state, setState] = useState<Omit<LazyModule<Module>, "retry">>({ status: "waiting" });
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads anew
	useEffect(() => {
		if (!isWanted) return;
		let isCurrent = true;
		setState((before) => (before.status === "ready" ? before : { status: "loading" }));
		load().then(
			(module) => isCurrent && setState({ status: "ready", module }),
			() => isCurrent && setState({ status: "failed" }),
		);
		return () => {
			isCurrent = false;
		};
	}, [load, isWanted, attempt]);

	const retry = useCallback(() => setAttempt((count) => count + 1), []);
	return { ...state, retry };
}
