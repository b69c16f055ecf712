import { type ComponentChildren, createElement, type Ref } from "preact";
import { useContext, useState } from "preact/hooks";

/*
 * The part of React that the widgets and their libraries use. Importing anything else fails the
 * build. `preact/compat` has all of React and is 3 KB larger.
 */
export { Component, createContext, createElement, Fragment } from "preact";
export * from "preact/hooks";

let idCount = 0;

/** Preact's own repeats ids when a root renders a second time. */
export const useId = (): string => useState(() => `nev-${idCount++}`)[0];

/** For the contexts of react-leaflet, not for promises. */
export const use = useContext;

/** The widgets use it to find out whether they hydrate. An element never does. */
export const useSyncExternalStore = (_subscribe: unknown, getSnapshot: () => unknown) =>
	getSnapshot();

/** For lucide-react and react-leaflet. In Preact the ref is one of the properties. */
export const forwardRef =
	<Instance>(render: (properties: object, ref: Ref<Instance> | null) => ComponentChildren) =>
	({ ref = null, ...properties }: { ref?: Ref<Instance> | null }) =>
		render(properties, ref);

// For react-leaflet, which is compiled to `React.createElement`.
export default { createElement };
