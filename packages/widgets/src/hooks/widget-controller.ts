import { usePersistentState } from "./persistent-state.js";

/** What every widget tells of itself: to its element, and to the `ref` of its React component. */
export interface WidgetController {
	/** Resolves when the widget shows its first content. */
	readonly ready: Promise<void>;
}

/** A promise, and the function that resolves it. */
export interface Readiness {
	readonly ready: Promise<void>;
	resolve(): void;
}

/** Creates the promise of a widget's first content. */
function createReadiness(): Readiness {
	let resolve = () => {};
	const ready = new Promise<void>((done) => {
		resolve = done;
	});
	return { ready, resolve };
}

/** The promise of a widget's first content, created once for a widget. */
export const useReadiness = () => usePersistentState("readiness", createReadiness);
