import type { EditConflict, Saved } from "@nev/contract/desk";
import { useState } from "react";
import { DeskError, type Refused } from "../session/ask.js";
import { editMessages } from "./messages.js";
import { useDismissNotice, useNotice } from "./notice-context.js";
import { changedFields, mergeTexts, type Texts } from "./texts.js";
import { useRequest } from "./use-request.js";

/** A row that changes its version whenever somebody changes it. */
interface Versioned {
	readonly version: string;
}

/** How rows of a table are edited. */
export interface EditOptions<Row extends Versioned, Field extends string> {
	readonly fields: readonly Field[];
	readonly labels: Texts<Field>;
	readonly textsOf: (row: Row) => Texts<Field>;
	/** What the notice calls it, which is seen on other pages too. */
	readonly nameOf: (row: Row) => string;
	/** @throws {DeskError} 409 with an `EditConflict` if somebody else has changed the row meanwhile */
	readonly save: (row: Row, before: Texts<Field>, after: Texts<Field>) => Promise<Saved<Row>>;
}

/**
 * The edit of a row: what is typed, and what becomes of it.
 *
 * @param row as it was loaded last
 */
export function useEdit<Row extends Versioned, Field extends string>(
	row: Row,
	{ fields, labels, textsOf, nameOf, save }: EditOptions<Row, Field>,
) {
	/** The row that the edit is based on. */
	const [base, setBase] = useState(row);
	const [values, setValues] = useState(() => textsOf(row));
	const [loadedVersion, setLoadedVersion] = useState(row.version);
	/** What both of two operators have changed, as this one opened it, and what this one wrote. */
	const [conflict, setConflict] = useState<{
		opened: Texts<Field>;
		written: Texts<Field>;
		fields: readonly Field[];
	}>();
	const tell = useNotice();
	const dismissNotice = useDismissNotice();
	const before = textsOf(base);

	/** Bases the edit on another version, with what was typed since `opened`. */
	function rebase(current: Row, opened: Texts<Field>): void {
		setBase(current);
		setValues((typed) => mergeTexts(fields, opened, typed, textsOf(current)).merged);
	}

	// After an undo, or a change by somebody else, fields in which nothing was typed get the new values.
	if (row.version !== loadedVersion) {
		setLoadedVersion(row.version);
		const { conflicts } = mergeTexts(fields, before, values, textsOf(row));
		// If there are conflicts, saving tells them.
		if (conflicts.length === 0) rebase(row, before);
	}

	function savedText(saved: Row): string {
		const after = textsOf(saved);
		const changes = changedFields(fields, before, after).map((field) =>
			editMessages.change(labels[field], before[field], after[field]),
		);
		return editMessages.saved(nameOf(saved), changes.join("; ") || editMessages.unchanged);
	}

	async function saveOrMerge(): Promise<void> {
		try {
			const { saved, change } = await save(base, before, values);
			rebase(saved, values);
			setConflict(undefined);
			tell({ text: savedText(saved), change });
		} catch (error) {
			if (!(error instanceof DeskError && error.status === 409)) throw error;
			const { current } = error.body as EditConflict<Row>;
			const { conflicts } = mergeTexts(fields, before, values, textsOf(current));
			dismissNotice();
			setConflict({ opened: before, written: values, fields: conflicts });
			rebase(current, before);
		}
	}

	const { isBusy, refusal, send } = useRequest<void>();

	return {
		base,
		values,
		conflict: conflict && { ...conflict, theirs: before },
		isSaving: isBusy,
		refusal,
		isEdited: changedFields(fields, before, values).length > 0,
		fieldProps: fieldPropsOf({ labels, values, refusal, setValues }),
		save: () => void send(saveOrMerge),
	};
}

interface FormState<Field extends string> {
	readonly labels: Texts<Field>;
	readonly values: Texts<Field>;
	readonly refusal: Refused | undefined;
	readonly setValues: (edit: (values: Texts<Field>) => Texts<Field>) => void;
}

/** Returns a function that has the properties of a field's control. */
export function fieldPropsOf<Field extends string>(form: FormState<Field>) {
	const { labels, values, refusal, setValues } = form;
	return (name: Field) => ({
		name,
		label: labels[name],
		value: values[name],
		error: refusal?.fields?.[name],
		onChange: (value: string) => setValues((all) => ({ ...all, [name]: value })),
	});
}
