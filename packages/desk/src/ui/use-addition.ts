import type { Saved } from "@nev/contract/desk";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { editMessages } from "./messages.js";
import { useNotice } from "./notice-context.js";
import { changedFields, type Texts } from "./texts.js";
import { fieldPropsOf } from "./use-edit.js";
import { useRequest } from "./use-request.js";

/** How rows are added to a table. */
interface AdditionOptions<Row, Field extends string> {
	/** The texts of the form before anything is typed. */
	readonly blank: Texts<Field>;
	readonly fields: readonly Field[];
	readonly labels: Texts<Field>;
	/** The address of the list. That of a row is below it. */
	readonly listPath: string;
	readonly nameOf: (row: Row) => string;
	/** The path of its page on the site; undefined if visitors do not see it. */
	readonly sitePathOf: (row: Row) => string | undefined;
	/** @param texts what was filled in */
	readonly add: (texts: Partial<Texts<Field>>) => Promise<Saved<Row>>;
}

/** The form of a new row: what is typed, and what becomes of it. Once it is added, its page is shown. */
export function useAddition<Row extends { readonly id: number }, Field extends string>({
	blank,
	fields,
	labels,
	listPath,
	nameOf,
	sitePathOf,
	add,
}: AdditionOptions<Row, Field>) {
	const [values, setValues] = useState(blank);
	const tell = useNotice();
	const navigate = useNavigate();
	const { state } = useLocation();
	const { isBusy, refusal, result, send } = useRequest<Saved<Row>>(({ saved, change }) => {
		const path = `${listPath}/${saved.id}`;
		const added = { path, listPath, sitePath: sitePathOf(saved) };
		tell({ text: editMessages.added(nameOf(saved)), added, change });
		// Going back leads to the list, not to the form.
		void navigate(path, { replace: true, state });
	});
	const filledIn = changedFields(fields, blank, values);
	const texts = Object.fromEntries(filledIn.map((field) => [field, values[field]]));
	return {
		values,
		conflict: undefined,
		isSaving: isBusy,
		refusal,
		isEdited: filledIn.length > 0 && result === undefined,
		fieldProps: fieldPropsOf({ labels, values, refusal, setValues }),
		save: () => void send(() => add(texts as Partial<Texts<Field>>)),
	};
}
