import { useSignalEffect } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import { callHandler } from "../provider/call-handler.js";

/** A state that the host page sets and the visitor changes, such as a search. */
export interface ControllableStateOptions {
	/** The host page's value, serialized so that equal values are equal strings. */
	readonly value: string;
	/** Serializes the widget's value. Reads its signals, which this hook then follows. */
	current(): string;
	/** Sets the widget's value to the host page's. */
	apply(): void;
	/** Reports the widget's value to the host page; undefined if it does not listen. */
	readonly onChange: (() => void) | undefined;
	/** True if the host page passes reported values back as `value`. */
	readonly isControlled: boolean;
}

/** Keeps a widget's state and its host page's in sync, both ways. */
export function useControllableState(options: ControllableStateOptions): void {
	const { value } = options;
	const latest = useRef(options);
	latest.current = options;
	/** The value that was last reported or applied. */
	const syncedValue = useRef(value);
	const lastValue = useRef(value);
	/** Reported values that the host page may still pass back. */
	const echoes = useRef(new Set<string>());
	useSignalEffect(() => {
		const { current, onChange, isControlled } = latest.current;
		const newValue = current();
		if (newValue === syncedValue.current) return;
		syncedValue.current = newValue;
		if (!onChange) return;
		if (isControlled) echoes.current.add(newValue);
		callHandler(onChange);
	});
	useEffect(() => {
		if (value === lastValue.current) return;
		lastValue.current = value;
		const { current, apply } = latest.current;
		if (value !== current()) {
			// Ignore a late echo of our own `onChange`: the visitor has typed on since.
			if (echoes.current.has(value)) return;
			syncedValue.current = value;
			apply();
		}
		echoes.current.clear();
	}, [value]);
}
