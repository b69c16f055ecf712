import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/**
 * A value that the page's address keeps in its query. It is there at once; the address, which the
 * router changes later, follows. A link and the browser's buttons read it again.
 *
 * @example const [filters, setFilters] = useAddressState(readFilters, writeFilters);
 */
export function useAddressState<Value>(
	read: (parameters: URLSearchParams) => Value,
	write: (value: Value) => string,
): readonly [value: Value, setValue: (value: Value) => void] {
	const navigate = useNavigate();
	const type = useNavigationType();
	const { key, search } = useLocation();
	const [value, setValue] = useState(() => read(new URLSearchParams(search)));
	const lastKey = useRef(key);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an address has its own key
	useEffect(() => {
		// The first one was read above, and what was typed before hydration may have been set since.
		if (key === lastKey.current) return;
		lastKey.current = key;
		if (type !== "REPLACE") setValue(read(new URLSearchParams(search)));
	}, [key]);

	function keep(next: Value): void {
		setValue(next);
		navigate({ search: write(next) }, { replace: true, preventScrollReset: true });
	}
	return [value, keep];
}
