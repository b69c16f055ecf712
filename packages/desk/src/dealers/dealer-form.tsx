import { regionNames } from "@nev/contract";
import type { Dealer, DealerEdit, DealerField } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useNotice } from "../ui/notice.js";
import { Conflict } from "./conflict.js";
import type { SaveResult } from "./dealer-data.js";
import { Field, SelectField } from "./dealer-fields.js";
import { changedFields, editedValues, mergeValues, toFormValues } from "./form-values.js";
import { fieldLabels, leadFormatLabels, dealerMessages as messages } from "./messages.js";

const states = regionNames.map((name) => ({ value: name, label: name }));

const formats = Object.entries(leadFormatLabels).map(([value, label]) => ({ value, label }));

/** The fields of a dealer. They are saved together, if nobody else has changed it meanwhile. */
export function DealerForm({ dealer }: { dealer: Dealer }) {
	const fetcher = useFetcher<SaveResult>();
	/** The dealer that the edit is based on. Later versions come from saving only. */
	const [base, setBase] = useState(dealer);
	const [values, setValues] = useState(() => toFormValues(dealer.values));
	/** The newest version that was loaded. */
	const [seen, setSeen] = useState(dealer.version);
	const tell = useNotice();
	const [conflict, setConflict] = useState<{
		opened: Dealer;
		fields: readonly DealerField[];
	}>();
	const form = useRef<HTMLFormElement>(null);
	/** The dealer that the last sent edit is based on. */
	const sentBase = useRef(dealer);
	const isSaving = fetcher.state !== "idle";
	const result = fetcher.data;
	const refusal = result?.kind === "refused" ? result : undefined;

	// After an undo, or a change by somebody else: what is loaded again is taken where nothing was typed.
	if (dealer.version !== base.version && dealer.version !== seen) {
		setSeen(dealer.version);
		const theirs = toFormValues(dealer.values);
		const { merged, conflicts } = mergeValues(toFormValues(base.values), values, theirs);
		// Else, saving tells the conflict.
		if (conflicts.length === 0) {
			setBase(dealer);
			setValues(merged);
		}
	}

	// Once for each answer, so not when the operator types on.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
	useEffect(() => {
		if (result?.kind === "saved") {
			const before = toFormValues(sentBase.current.values);
			const after = toFormValues(result.dealer.values);
			const changes = changedFields(before, after).map((field) =>
				messages.change(fieldLabels[field], before[field], after[field]),
			);
			const text = changes.length > 0 ? messages.saved(changes.join("; ")) : messages.unchanged;
			tell({ text, change: result.change });
			setBase(result.dealer);
			setValues(after);
			setConflict(undefined);
		} else if (result?.kind === "conflict") {
			const theirs = toFormValues(result.current.values);
			const opened = sentBase.current;
			const { merged, conflicts } = mergeValues(toFormValues(opened.values), values, theirs);
			setConflict({ opened, fields: conflicts });
			setBase(result.current);
			setValues(merged);
		} else if (result) {
			form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		}
	}, [result]);

	const fieldProps = (name: DealerField) => ({
		name,
		label: fieldLabels[name],
		value: values[name],
		error: refusal?.fields[name],
		onChange: (value: string) => setValues((all) => ({ ...all, [name]: value })),
	});

	return (
		<form
			ref={form}
			className="dealer-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (isSaving) return;
				sentBase.current = base;
				const edit: DealerEdit = {
					version: base.version,
					values: editedValues(toFormValues(base.values), values),
				};
				void fetcher.submit(JSON.stringify(edit), {
					method: "put",
					encType: "application/json",
				});
			}}
		>
			{conflict && (
				<Conflict
					opened={toFormValues(conflict.opened.values)}
					theirs={toFormValues(base.values)}
					mine={values}
					fields={conflict.fields}
					onChoose={(field, value) => setValues((all) => ({ ...all, [field]: value }))}
				/>
			)}
			<fieldset>
				<legend>{messages.contact}</legend>
				<Field {...fieldProps("name")} />
				<Field {...fieldProps("phone")} type="tel" />
				<Field {...fieldProps("email")} type="email" />
				<SelectField {...fieldProps("leadFormat")} options={formats} />
				<Field {...fieldProps("membershipId")} />
				<Field {...fieldProps("ref")} />
			</fieldset>
			<fieldset>
				<legend>{messages.place}</legend>
				<Field {...fieldProps("address")} />
				<Field {...fieldProps("city")} />
				<SelectField {...fieldProps("state")} options={states} />
				<Field {...fieldProps("zipCode")} />
				<div className="coordinates">
					<Field {...fieldProps("latitude")} />
					<Field {...fieldProps("longitude")} />
					<p className="field-hint">{messages.coordinatesHint}</p>
				</div>
			</fieldset>
			<div className="form-end">
				<Button type="submit" variant="primary" className="compact" aria-disabled={isSaving}>
					{isSaving ? messages.saving : messages.save}
				</Button>
				<p role="alert" className="field-error">
					{isSaving || !refusal ? "" : refusal.error}
				</p>
			</div>
		</form>
	);
}
