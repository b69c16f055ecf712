import { createContext, useContext, useMemo, useState } from "react";

/**
 * Keeps the state of an element's widget while the element is out of the document, so that it goes
 * on where it was when it is put back. The site keeps the locator's, for Back. Widgets of the React
 * package have none: their state ends with them.
 */
export type PersistentStore = Map<string, unknown>;

const Context = createContext<PersistentStore | undefined>(undefined);

export const PersistenceProvider = Context.Provider;

export function usePersistentStore(): PersistentStore | undefined {
	return useContext(Context);
}

/**
 * A value that is created once for a widget, and once for an element however often it is mounted.
 *
 * @param key unique within the widget
 */
export function usePersistentState<Value>(key: string, create: () => Value): Value {
	const store = usePersistentStore();
	const [value] = useState(() => {
		if (store?.has(key)) return store.get(key) as Value;
		const created = create();
		store?.set(key, created);
		return created;
	});
	return value;
}

/** A value that changes without a render, kept as `usePersistentState` keeps one. */
export const usePersistentRef = <Value>(key: string, current: Value): { current: Value } =>
	usePersistentState(key, () => ({ current }));

/**
 * A value that is made of others, and made again when one of these is another. An element that is put
 * back has the same one.
 *
 * @param key unique within the widget
 */
export function usePersistentMemo<Value>(
	key: string,
	create: () => Value,
	inputs: readonly unknown[],
): Value {
	const store = usePersistentStore();
	return useMemo(() => {
		const stored = store?.get(key) as { value: Value; inputs: readonly unknown[] } | undefined;
		if (stored?.inputs.every((input, index) => input === inputs[index])) return stored.value;
		const value = create();
		store?.set(key, { value, inputs });
		return value;
		// biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
	}, inputs);
}
