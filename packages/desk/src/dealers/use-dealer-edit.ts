import type { Dealer, DealerEdit, DealerField } from "@nev/contract/desk";
import { type RefObject, useRef, useState } from "react";
import { editMessages } from "../ui/messages.js";
import { useNotice } from "../ui/notice.js";
import { useAction } from "../ui/use-action.js";
import type { SaveResult } from "./dealer-data.js";
import {
	changedFields,
	editedValues,
	type FormValues,
	mergeValues,
	toFormValues,
} from "./form-values.js";
import { fieldLabels } from "./messages.js";

/** What both of two operators have changed. */
interface EditConflict {
	/** The dealer that this operator opened. */
	readonly opened: Dealer;
	readonly fields: readonly DealerField[];
}

/**
 * The edit of a dealer: what is typed, and what becomes of it.
 *
 * @param dealer as it was loaded last
 * @param form gets the focus into its first refused field
 */
export function useDealerEdit(dealer: Dealer, form: RefObject<HTMLFormElement | null>) {
	/** The dealer that the edit is based on. */
	const [base, setBase] = useState(dealer);
	const [values, setValues] = useState(() => toFormValues(dealer.values));
	const [loadedVersion, setLoadedVersion] = useState(dealer.version);
	const [conflict, setConflict] = useState<EditConflict>();
	/** The dealer that the last sent edit is based on. */
	const sentBase = useRef(dealer);
	const tell = useNotice();

	// After an undo, or a change by somebody else: what is loaded again is taken where nothing was typed.
	if (dealer.version !== loadedVersion) {
		setLoadedVersion(dealer.version);
		const { merged, conflicts } = merge(base, values, dealer);
		// Else, saving tells the conflict.
		if (conflicts.length === 0) {
			setBase(dealer);
			setValues(merged);
		}
	}

	const { isBusy, result, send } = useAction<SaveResult>((answer) => {
		if (answer.kind === "saved") {
			setBase(answer.dealer);
			setValues(toFormValues(answer.dealer.values));
			setConflict(undefined);
			tell({ text: savedText(sentBase.current, answer.dealer), change: answer.change });
		} else if (answer.kind === "conflict") {
			const { merged, conflicts } = merge(sentBase.current, values, answer.current);
			setConflict({ opened: sentBase.current, fields: conflicts });
			setBase(answer.current);
			setValues(merged);
		} else {
			form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		}
	});

	return {
		base,
		values,
		conflict,
		isSaving: isBusy,
		refusal: result?.kind === "refused" ? result : undefined,
		isEdited: changedFields(toFormValues(base.values), values).length > 0,
		setValue: (field: DealerField, value: string) =>
			setValues((all) => ({ ...all, [field]: value })),
		save: () => {
			if (isBusy) return;
			sentBase.current = base;
			const edit: DealerEdit = {
				version: base.version,
				values: editedValues(toFormValues(base.values), values),
			};
			send(edit, { method: "put" });
		},
	};
}

function merge(opened: Dealer, mine: FormValues, theirs: Dealer) {
	return mergeValues(toFormValues(opened.values), mine, toFormValues(theirs.values));
}

function savedText(before: Dealer, after: Dealer): string {
	const [old, saved] = [toFormValues(before.values), toFormValues(after.values)];
	const changes = changedFields(old, saved).map((field) =>
		editMessages.change(fieldLabels[field], old[field], saved[field]),
	);
	return changes.length > 0 ? editMessages.saved(changes.join("; ")) : editMessages.unchanged;
}
