import { useState } from "preact/hooks";

/*
 * The part of React that the widgets and their libraries use. Importing anything else fails the
 * build. `preact/compat` has all of React and is three times as large.
 */
export { Component, createContext, createElement, Fragment } from "preact";
export {
	useCallback,
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "preact/hooks";

let idCount = 0;

/** React's `useId`. Preact's repeats ids when a root renders a second time. */
export const useId = (): string => useState(() => `nev-${idCount++}`)[0];
