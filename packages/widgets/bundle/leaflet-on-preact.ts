import { type ComponentChildren, createElement, type FunctionComponent, type Ref } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/* React for the map's libraries. What only they use is here, so that only the map loads it. */
export * from "./on-preact/react.js";

/** React's `use`, for contexts only, not for promises. */
export const use = useContext;

/** React's `forwardRef`. In Preact the ref is one of the properties. */
export function forwardRef<Properties extends object, Instance>(
	render: (properties: Properties, ref: Ref<Instance> | null) => ComponentChildren,
): FunctionComponent<Properties & { ref?: Ref<Instance> }> {
	return ({ ref, ...properties }) => render(properties as unknown as Properties, ref ?? null);
}

/** React's `useImperativeHandle`. Preact's is in a file that every widget loads. */
export function useImperativeHandle<Instance>(
	ref: Ref<Instance> | null,
	create: () => Instance,
	dependencies?: readonly unknown[],
): void {
	const assign = () => {
		if (typeof ref === "function") {
			const clean = ref(create());
			return () => (clean ? clean() : ref(null));
		}
		if (!ref) return;
		ref.current = create();
		return () => {
			ref.current = null;
		};
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists them
	useLayoutEffect(assign, dependencies && [...dependencies, ref]);
}

// For libraries compiled to `React.createElement`.
export default { createElement };
