import { type ComponentChildren, createElement, type FunctionComponent, type Ref } from "preact";
import { useContext } from "preact/hooks";

/* The part of React that only the map's libraries use, so that only the map loads it. */

/** React's `use`, for contexts only, not for promises. */
export const use = useContext;

/** React's `forwardRef`. In Preact the ref is one of the properties. */
export function forwardRef<Properties extends object, Instance>(
	render: (properties: Properties, ref: Ref<Instance> | null) => ComponentChildren,
): FunctionComponent<Properties & { ref?: Ref<Instance> }> {
	return ({ ref, ...properties }) => render(properties as unknown as Properties, ref ?? null);
}

// For libraries compiled to `React.createElement`.
export default { createElement };
