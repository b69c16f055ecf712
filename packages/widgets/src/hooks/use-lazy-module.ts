import { createContext, useCallback, useContext, useEffect, useState } from "react";

/** A module that is loaded on demand. */
export interface LazyModule<Module> {
	readonly status: "idle" | "loading" | "ready" | "failed";
	/** Defined if the status is `ready`. */
	readonly module?: Module;
	/** Loads again after a failure. */
	retry(): void;
}

/**
 * Adds the styles of a part that is loaded later to the element around it. Does nothing on React, where the
 * page has the styles of all parts.
 */
export const AdoptStylesContext = createContext<(styles: string) => void>(() => {});

/**
 * Loads a module once it is needed, and adds the `styles` that it exports. Unlike with React's `lazy`, a failure can be shown and retried.
 *
 * @example const map = useLazyModule(() => import("./map/locator-map.js"), isVisible);
 */
export function useLazyModule<Module extends object>(
	load: () => Promise<Module>,
	isNeeded: boolean,
): LazyModule<Module> {
	const [state, setState] = useState<Omit<LazyModule<Module>, "retry">>({ status: "idle" });
	const [attempt, setAttempt] = useState(0);
	const adoptStyles = useContext(AdoptStylesContext);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
	useEffect(() => {
		if (!isNeeded) return;
		let isCurrent = true;
		setState((previous) => (previous.status === "ready" ? previous : { status: "loading" }));
		load().then(
			(module) => {
				if (!isCurrent) return;
				if ("styles" in module) adoptStyles(`${module.styles}`);
				setState({ status: "ready", module });
			},
			() => isCurrent && setState({ status: "failed" }),
		);
		return () => {
			isCurrent = false;
		};
	}, [load, isNeeded, attempt, adoptStyles]);

	const retry = useCallback(() => setAttempt((count) => count + 1), []);
	return { ...state, retry };
}
