import { type RefObject, useLayoutEffect, useRef } from "react";
import type { FormValues } from "./form-state.js";
import { isUserField } from "./use-draft-values.js";

/** Where another text is to stand in a field at first, it does if the visitor has left the field alone. */
export function useInitialValues(
	form: RefObject<HTMLFormElement | null>,
	initial: FormValues,
): void {
	const before = useRef(initial);
	useLayoutEffect(() => {
		for (const [name, value] of Object.entries(initial)) {
			const field = form.current?.elements.namedItem(name);
			const last = before.current[name] ?? "";
			if (value !== last && isUserField(field) && field.value === last) field.value = value;
		}
		before.current = initial;
	}, [form, initial]);
}
