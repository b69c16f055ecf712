import { honeypotName } from "@nev/contract";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { warnOnce } from "../host-page/warn-once.js";
import type { Draft } from "./draft.js";
import { type FormValues, readFormData } from "./form-values.js";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes changed initial values into the fields that the visitor has not edited, nor cleared before a reload. */
export function useInitialValues(
	form: RefObject<HTMLFormElement | null>,
	initial: FormValues,
	draft: Draft | undefined,
): void {
	const previous = useRef(initial);
	useLayoutEffect(() => {
		for (const [name, value] of Object.entries(initial)) {
			const field = form.current?.elements.namedItem(name);
			const last = previous.current[name] ?? "";
			const saved = draft?.initial()[name];
			if (value === last || !isUserField(field)) continue;
			// A draft has restored the initial value of its time.
			const isUnedited = field.value === last || field.value === saved;
			if (isUnedited && draft?.values()[name] === saved) field.value = value;
		}
		previous.current = initial;
	}, [form, initial, draft]);
}

/**
 * Restores a draft into the form's fields. Skips fields that the visitor has filled in before
 * hydration, and fields whose initial value has changed since the draft was saved. Pass no draft if
 * a server has just sent the typed values back.
 */
export function useDraftValues(
	form: RefObject<HTMLFormElement | null>,
	draft: Draft | undefined,
): void {
	useLayoutEffect(() => {
		if (!draft || !form.current) return;
		const wasDirty = isDirty(form.current);
		const savedInitial = draft.initial();
		for (const [name, value] of Object.entries(draft.values())) {
			const field = form.current.elements.namedItem(name);
			if (!isUserField(field) || isEdited(field)) continue;
			const initial = initialOf(field);
			// An empty value too, so that an initial value that comes later is not shown.
			if (initial === "" || initial === savedInitial[name]) field.value = value;
		}
		// Input from before hydration is not saved yet.
		if (wasDirty) saveDraftValues(form.current, draft);
	}, [form, draft]);
}

/**
 * Writes values into the fields of these names that the visitor sees and types in or selects from.
 * Returns the names of the fields that it has changed.
 */
export function fillIn(form: HTMLFormElement, values: FormValues): string[] {
	return Object.entries(values).flatMap(([name, value]) => {
		const field = form.elements.namedItem(name);
		if (!field) warnOnce(`The form has no field "${name}".`);
		// A page without types may pass what it does not have, which keeps the field as it is.
		if (!isUserField(field) || (value ?? field.value) === field.value) return [];
		field.value = value;
		return [name];
	});
}

/** Saves what a draft restores: not what is checked, which the visitor has to check again. */
export function saveDraftValues(form: HTMLFormElement, draft: Draft | undefined): void {
	if (!draft) return;
	const fields = Object.keys(readFormData(new FormData(form)).values)
		.map((name) => form.elements.namedItem(name))
		.filter(isUserField);
	const values = fields.map(({ name, value }) => [name, value]);
	const saved = draft.values();
	const savedInitial = draft.initial();
	// A value that was saved before keeps the initial value that the visitor changed: the page may not have it yet.
	const initial = fields.map((field) => [
		field.name,
		(field.value === saved[field.name] && savedInitial[field.name]) || initialOf(field),
	]);
	draft.saveValues(Object.fromEntries(values), Object.fromEntries(initial));
}

/** Whether the visitor has edited any field of a form. */
export function isDirty(form: HTMLFormElement): boolean {
	return [...form.elements].some((field) => isUserField(field) && isEdited(field));
}

/** Whether a form element is a field that the visitor sees and types in or selects from. */
function isUserField(element: unknown): element is Field {
	const { localName, name, type } = Object(element) as Field;
	// Not `instanceof`: in another document, such as a frame's, they are of other classes.
	const isField = ["input", "textarea", "select"].includes(localName);
	return isField && name !== honeypotName && !["checkbox", "hidden"].includes(type);
}

function isEdited(field: Field): boolean {
	return field.value !== initialOf(field);
}

function initialOf(field: Field): string {
	return field.dataset.initial ?? "";
}
