import { honeypotName } from "@nev/contract";
import { type RefObject, useLayoutEffect } from "react";
import { consentName } from "./consent-field.js";
import type { Draft } from "./draft.js";
import { readFormData } from "./form-values.js";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts a draft back into the form's fields. Those that the visitor has filled already, before scripts
 * arrived, stay as they are; so do those that hold something new from the page itself, and all where
 * a server has just sent back what was typed.
 */
export function useDraftValues(
	form: RefObject<HTMLFormElement | null>,
	draft: Draft | undefined,
): void {
	useLayoutEffect(() => {
		if (!draft || !form.current) return;
		const wasBegun = isDirty(form.current);
		const keptInitial = draft.initial();
		for (const [name, value] of Object.entries(draft.values())) {
			const field = form.current.elements.namedItem(name);
			if (!isUserField(field) || isFilled(field)) continue;
			const initial = initialOf(field);
			if (value && (initial === "" || initial === keptInitial[name])) field.value = value;
		}
		// What was typed before scripts arrived is kept as soon as they have.
		if (wasBegun) saveDraftValues(form.current, draft);
	}, [form, draft]);
}

/** Keeps what a form holds, but for consent, which is given anew each time. */
export function saveDraftValues(form: HTMLFormElement, draft: Draft | undefined): void {
	if (!draft) return;
	const { [consentName]: _, ...values } = readFormData(new FormData(form)).values;
	const fields = [...form.elements].filter(isUserField);
	draft.saveValues(
		values,
		Object.fromEntries(fields.map((field) => [field.name, initialOf(field)])),
	);
}

/** Whether a form holds anything that a visitor has put there. */
export function isDirty(form: HTMLFormElement): boolean {
	return [...form.elements].some((field) => isUserField(field) && isFilled(field));
}

/** Whether it is a field that a visitor sees and writes in. */
export function isUserField(field: unknown): field is Field {
	const isField =
		field instanceof HTMLInputElement ||
		field instanceof HTMLTextAreaElement ||
		field instanceof HTMLSelectElement;
	return isField && field.name !== honeypotName && !["checkbox", "hidden"].includes(field.type);
}

/** Whether it holds something else than it did at first. */
function isFilled(field: Field): boolean {
	return field.value !== initialOf(field);
}

function initialOf(field: Field): string {
	return field.dataset.initial ?? "";
}
