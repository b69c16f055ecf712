import { type ComponentChildren, createElement, type FunctionComponent, type Ref } from "preact";
import { useContext, useState } from "preact/hooks";

/*
 * The part of React that the widgets and their libraries use. Importing anything else fails the
 * build. `preact/compat` has all of React and is three times as large.
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

/** React's `use`, for contexts only, not for promises. */
export const use = useContext;

let idCount = 0;

/** React's `useId`. Preact's repeats ids when a root renders a second time. */
export const useId = (): string => useState(() => `nev-${idCount++}`)[0];

/** React's `forwardRef`. In Preact the ref is one of the properties. */
export function forwardRef<Properties extends object, Instance>(
	render: (properties: Properties, ref: Ref<Instance> | null) => ComponentChildren,
): FunctionComponent<Properties & { ref?: Ref<Instance> }> {
	return ({ ref, ...properties }) => render(properties as unknown as Properties, ref ?? null);
}

// For libraries compiled to `React.createElement`.
export default { createElement };
