import { useState } from "react";
import { useRevalidator } from "react-router";
import { DeskError } from "../session/ask.js";
import { changedTexts, mergeTexts, type Texts } from "./merge-texts.js";
import { editMessages } from "./messages.js";
import { useNotice } from "./notice.js";
import { useRequest } from "./use-request.js";

/** What is edited as texts, in one version. */
export interface TextsRecord<Field extends string> {
	/** Changes whenever somebody changes it, by whatever program. */
	readonly version: string;
	readonly values: Texts<Field>;
}

/** An edit of a version, with the edited fields only. */
export interface TextsEdit {
	version: string;
	values: Record<string, string>;
}

export interface TextsEditOptions<Field extends string, Edited extends TextsRecord<Field>> {
	/** As it was loaded last. */
	readonly loaded: Edited;
	readonly fields: readonly Field[];
	readonly labels: Readonly<Record<Field, string>>;
	/**
	 * Sends an edit.
	 *
	 * @throws {DeskError} 409 with what is `current`, if somebody else has changed it meanwhile
	 */
	readonly save: (edit: TextsEdit) => Promise<{ saved: Edited; change: number | null }>;
}

/** What both of two operators have changed. */
interface EditConflict<Field extends string> {
	/** The values that this operator opened. */
	readonly opened: Texts<Field>;
	readonly fields: readonly Field[];
}

/** The edit of something by its texts: what is typed, and what becomes of it. */
export function useTextsEdit<Field extends string, Edited extends TextsRecord<Field>>({
	loaded,
	fields,
	labels,
	save: send,
}: TextsEditOptions<Field, Edited>) {
	/** What the edit is based on. */
	const [base, setBase] = useState(loaded);
	const [values, setValues] = useState(loaded.values);
	const [loadedVersion, setLoadedVersion] = useState(loaded.version);
	const [conflict, setConflict] = useState<EditConflict<Field>>();
	const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
	const { isRunning, error, run } = useRequest();
	const { revalidate } = useRevalidator();
	const tell = useNotice();

	// After an undo, or a change by somebody else: what is loaded again is taken where nothing was typed.
	if (loaded.version !== loadedVersion) {
		setLoadedVersion(loaded.version);
		const { merged, conflicts } = mergeTexts(fields, base.values, values, loaded.values);
		// Else, saving tells the conflict.
		if (conflicts.length === 0) {
			setBase(loaded);
			setValues(merged);
		}
	}

	function takeConflict(current: Edited): void {
		const { merged, conflicts } = mergeTexts(fields, base.values, values, current.values);
		setConflict({ opened: base.values, fields: conflicts });
		setBase(current);
		setValues(merged);
	}

	function savedText(before: Texts<Field>, after: Texts<Field>): string {
		const changes = changedTexts(fields, before, after).map((field) =>
			editMessages.change(labels[field] ?? field, before[field] ?? "", after[field] ?? ""),
		);
		return changes.length > 0 ? editMessages.saved(changes.join("; ")) : editMessages.unchanged;
	}

	async function save(): Promise<void> {
		setProblems({});
		const edited = changedTexts(fields, base.values, values);
		const isSaved = await run(async () => {
			try {
				const { saved, change } = await send({
					version: base.version,
					values: Object.fromEntries(edited.map((field) => [field, values[field] ?? ""])),
				});
				setBase(saved);
				setValues(saved.values);
				setConflict(undefined);
				tell({ text: savedText(base.values, saved.values), change });
			} catch (reason) {
				if (!(reason instanceof DeskError)) throw reason;
				if (reason.status === 409) {
					const { current } = reason.body as unknown as { current: Edited };
					return takeConflict(current);
				}
				setProblems(reason.body.fields ?? {});
				throw reason;
			}
		});
		if (isSaved) void revalidate();
	}

	return {
		base,
		values,
		conflict,
		/** Messages by field. */
		problems,
		error,
		isSaving: isRunning,
		isEdited: changedTexts(fields, base.values, values).length > 0,
		setValue: (field: Field, value: string) => setValues((all) => ({ ...all, [field]: value })),
		save,
	};
}
