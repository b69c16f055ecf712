import { type ComponentChildren, createElement, type FunctionComponent, type Ref } from "preact";
import { useContext, useState } from "preact/hooks";

/*
 * What the widgets and the libraries in them take from React, and nothing else: what is missing here
 * stops the build. `preact/compat` has all of React and weighs three times as much as this.
 */
export { createContext, createElement, Fragment } from "preact";
export {
	useCallback,
	useContext,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "preact/hooks";

/** Reads a context; promises are not read here. */
export const use = useContext;

let ids = 0;

/** An id of this component's own. Preact's begin anew in a root that is drawn over a second time. */
export const useId = (): string => useState(() => `nev-${ids++}`)[0];

/** On Preact a component finds its ref among its properties. */
export function forwardRef<Properties extends object, Instance>(
	render: (properties: Properties, ref: Ref<Instance> | null) => ComponentChildren,
): FunctionComponent<Properties & { ref?: Ref<Instance> }> {
	return ({ ref, ...properties }) => render(properties as unknown as Properties, ref ?? null);
}

// What is compiled for React's older JSX asks for this.
export default { createElement };
