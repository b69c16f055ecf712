import type { FinancingRate } from "@nev/contract";
import type { DeskCompany, EditConflict } from "@nev/contract/desk";
import { useState } from "react";
import { DeskError } from "../session/ask.js";
import { useDismissNotice, useNotice } from "../ui/notice-context.js";
import { useRequest } from "../ui/use-request.js";
import { useUnsaved } from "../ui/use-unsaved.js";
import { saveRates } from "./company-data.js";
import { rateMessages as messages } from "./messages.js";

const areSame = (one: readonly FinancingRate[], other: readonly FinancingRate[]) =>
	JSON.stringify(one) === JSON.stringify(other);

/** The list of rates while an operator edits it. Nothing is saved before they say so, and then all of it. */
export function useRates(company: DeskCompany) {
	/** The list that the edit is based on. */
	const [base, setBase] = useState(company);
	const [rates, setRates] = useState(company.rates);
	const [loadedVersion, setLoadedVersion] = useState(company.version);
	const [theirs, setTheirs] = useState<DeskCompany>();
	const tell = useNotice();
	const dismissNotice = useDismissNotice();
	const { isBusy, refusal, send } = useRequest<void>();
	const isEdited = !areSame(rates, base.rates);
	useUnsaved(isEdited);

	// After an undo, or a change by somebody else. If they changed the rates that are edited, saving tells it.
	if (company.version !== loadedVersion) {
		setLoadedVersion(company.version);
		if (!isEdited || areSame(company.rates, base.rates)) setBase(company);
		if (!isEdited) setRates(company.rates);
	}

	async function save({ version, rates: before }: DeskCompany): Promise<void> {
		try {
			const { saved, change } = await saveRates(version, rates);
			setBase(saved);
			setRates(saved.rates);
			setTheirs(undefined);
			tell({ text: messages.saved(saved.rates.length), change });
		} catch (error) {
			if (!(error instanceof DeskError && error.status === 409)) throw error;
			const { current } = error.body as EditConflict<DeskCompany>;
			// The rest of the page was changed.
			if (areSame(current.rates, before)) return save(current);
			dismissNotice();
			setTheirs(current);
		}
	}

	return {
		/** Another object after each save and undo, and after the edit was taken back. */
		base,
		rates,
		setRates,
		isEdited,
		isSaving: isBusy,
		refusal,
		theirs,
		save: () => void send(() => save(theirs ?? base)),
		/** Goes back to what is saved, which may be what somebody else has saved. */
		revert() {
			const current = { ...(theirs ?? base) };
			setBase(current);
			setRates(current.rates);
			setTheirs(undefined);
		},
	};
}
