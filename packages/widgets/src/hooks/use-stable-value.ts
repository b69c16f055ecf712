import { useRef } from "react";

/**
 * A list or an object of the host page, as the same one while it has the same content. A page that
 * writes it anew in each render, such as by `filter`, has changed nothing.
 */
export function useStableValue<Value extends object | null | undefined>(value: Value): Value {
	const kept = useRef(value);
	if (value !== kept.current && JSON.stringify(value) !== JSON.stringify(kept.current))
		kept.current = value;
	return kept.current;
}
