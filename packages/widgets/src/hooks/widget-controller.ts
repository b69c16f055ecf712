import { usePersistentState } from "./persistent-state.js";

/** What every widget tells of itself: to its element, and to the `ref` of its React component. */
export interface WidgetController {
	/** Resolves when the widget shows its first content. */
	readonly ready: Promise<void>;
}

/**
 * Creates a widget's controller: its methods, and for each of the `state` a property with the value of the moment.
 *
 * @example createController(ready, { status: state.status }, { submit })
 */
export function createController<State extends object, Methods extends object>(
	ready: Promise<void>,
	state: { readonly [Name in keyof State]: { peek(): State[Name] } },
	methods: Methods,
): WidgetController & Readonly<State> & Methods {
	const controller = { ready, ...methods };
	for (const [name, value] of Object.entries<{ peek(): unknown }>(state))
		Object.defineProperty(controller, name, { enumerable: true, get: () => value.peek() });
	return controller as WidgetController & Readonly<State> & Methods;
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
